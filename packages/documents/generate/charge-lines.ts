import type { Mark, Piece } from './mark.ts'
import { type Scene, priceOf } from './scene.ts'
import { type Supply, markBeside, markPart, markTotal, round } from './supply.ts'

/** A line of charges before it is laid out: what, how much of it, at what rate, for how much. */
export type ChargeLine = {
  label: string
  quantity: number
  places: number
  unitText: string
  rate: number
  ratePlaces: number
  amount: number
  marks: readonly Mark[]
}

const hasUnit = true

/** The charges of one supply: its energy whole, by register or by steps, and what else is charged on it. */
export function makeChargeLines(scene: Scene, supply: Supply): ChargeLine[] {
  const { random, say, locale } = scene
  const named = (concept: string) =>
    random.chance(0.35) ? `${say(supply.kind)} ${say(concept).toLowerCase()}` : say(concept)
  const lines: ChargeLine[] = makeEnergyLines(scene, supply)
  const charge = (label: string, quantity: number, marks: readonly Mark[], share: number) =>
    lines.push(priced(scene, supply, label, quantity, marks, share))
  if (random.chance(0.35)) {
    const echo = markBeside(supply, supply.use, 'echo')
    charge(named('network'), supply.use, [echo], 0.4)
    if (random.chance(0.3)) charge(named('retail'), supply.use, [echo], 0.2)
  }
  if (random.chance(0.35)) charge(say('levy'), supply.use, [markBeside(supply, supply.use, 'echo')], 0.1)
  if (supply.kind === 'water' && random.chance(0.6)) lines.push(makeSewerLine(scene, supply))
  if (random.chance(0.6)) {
    const { days } = scene.period
    const price = priceOf(scene, days, [0.1, 1.9], 4)
    lines.push({
      label: say('standing'),
      quantity: days,
      places: 0,
      unitText: say('days').toLowerCase(),
      ratePlaces: 4,
      marks: [],
      ...price,
    })
  }
  if (supply.kind === 'electricity') lines.push(...makePowerLines(scene, supply))
  if (supply.kind === 'electricity' && random.chance(0.15)) {
    const fed = random.int(10, 900)
    const line = priced(scene, supply, say('feed-in'), fed, [], 0.3)
    const export_ = markBeside(supply, fed, 'export', { kind: 'electricity-export' })
    lines.push({ ...line, places: 0, amount: -line.amount, rate: -line.rate, marks: [export_] })
    scene.relations.push({
      kind: 'product',
      terms: [fed, -line.rate],
      result: -line.amount,
      tolerance: 0.0051,
    })
  }
  return locale.country === 'US' ? random.sample(lines) : lines
}

function makeEnergyLines(scene: Scene, supply: Supply): ChargeLine[] {
  const { random, say } = scene
  const { registers, conversion } = supply
  if (registers.length > 1 && conversion === null && random.chance(0.8))
    return registers.map(({ concept, use }) => {
      const part = { division: 'registers', part: concept, parts: registers.length }
      const label = random.chance(0.5) ? `${say('energy-charge')} ${say(concept)}` : say(concept)
      return priced(scene, supply, label, use, [markPart(supply, use, part, hasUnit)], 1)
    })
  if (supply.use > 3 && random.chance(0.2)) return makeSteps(scene, supply)
  const label = random.chance(0.5) ? say('energy-charge') : say('use')
  return [priced(scene, supply, label, supply.use, [markTotal(supply, hasUnit)], 1)]
}

/** "First 100 kWh", "Next 900 kWh": limits in the label, what fell between them as the quantity. */
function makeSteps(scene: Scene, supply: Supply): ChargeLine[] {
  const { random, say, figures } = scene
  const limit = Math.max(1, Math.floor(supply.use * random.decimal(0.2, 0.7, 2)))
  const uses = [limit, round(supply.use - limit, supply.places)]
  scene.relations.push({ kind: 'sum', terms: uses, result: supply.use, tolerance: 1e-6 })
  return uses.map((use, index) => {
    const part = { division: 'steps', part: String(index), parts: uses.length }
    const limitText = `${figures.number(limit, 0)} ${supply.unitText}`
    const label = `${say(index === 0 ? 'first-step' : 'next-step')} ${limitText}`
    return priced(scene, supply, label, use, [markPart(supply, use, part, hasUnit)], 1 + index * 0.2)
  })
}

/** Sewage is charged on the water, or on a share of it that is then a figure of its own. */
function makeSewerLine(scene: Scene, supply: Supply): ChargeLine {
  const { random, say } = scene
  if (random.chance(0.7)) {
    const echo = markBeside(supply, supply.use, 'echo', { kind: 'wastewater' })
    return priced(scene, supply, say('wastewater'), supply.use, [echo], 1.3)
  }
  const discharged = round(supply.use * random.pick([0.8, 0.85, 0.9, 0.95]), supply.places)
  const sewer: Supply = { ...supply, account: `${supply.account}.sewer`, kind: 'wastewater', use: discharged }
  return priced(scene, sewer, say('wastewater'), discharged, [markTotal(sewer, hasUnit)], 1.3)
}

/** Power is charged beside energy: kW, kVA and kVArh are no use. */
function makePowerLines(scene: Scene, supply: Supply): ChargeLine[] {
  const { random, say } = scene
  const power = (label: string, unitText: string, high: number): ChargeLine => {
    const places = random.int(0, 2)
    const quantity = random.decimal(2, high, places)
    return {
      label,
      quantity,
      places,
      unitText,
      ratePlaces: 3,
      marks: [],
      ...priceOf(scene, quantity, [0.5, 19], 3),
    }
  }
  return [
    ...(random.chance(0.3)
      ? [power(say('demand'), random.pick(['kW', 'kVA', 'KW']), supply.use / 90 + 5)]
      : []),
    ...(random.chance(0.12)
      ? [power(say('reactive'), random.pick(['kVArh', 'kvarh']), supply.use / 3 + 9)]
      : []),
  ]
}

function priced(
  scene: Scene,
  { unitText, rate: [low, high], places }: Supply,
  label: string,
  quantity: number,
  marks: readonly Mark[],
  share: number,
): ChargeLine {
  const ratePlaces = scene.random.int(4, 6)
  const price = priceOf(scene, quantity, [low * share, high * share], ratePlaces)
  return { label, quantity, places, unitText, ratePlaces, marks, ...price }
}

/** The quantity of a line as a cell; marks of figures whose unit stands nowhere lose it. */
export function quantityPiece(
  { figures }: Scene,
  { quantity, places, unitText, marks }: ChargeLine,
  unitPlace: 'cell' | 'elsewhere' | 'nowhere',
): Piece {
  const number = figures.number(quantity, places)
  return {
    text: unitPlace === 'cell' ? `${number} ${unitText}` : number,
    marks: unitPlace === 'nowhere' ? marks.map((mark) => ({ ...mark, unit: null })) : marks,
  }
}
