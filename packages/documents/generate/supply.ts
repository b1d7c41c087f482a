import { toDigits } from './figures.ts'
import type { MadeKind, OptionalReason } from './made-document.ts'
import type { Mark } from './mark.ts'
import type { Scene } from './scene.ts'

export type Register = { concept: string; before: number; after: number; use: number }

/** Gas that is measured by volume and billed by energy: the same gas twice. */
export type Conversion = { volume: number; unit: string; factor: number; factorPlaces: number }

/** One metered use of one commodity at one place. */
export type Supply = {
  account: string
  kind: MadeKind
  /** As the bill prints it, and as the label has it. */
  unitText: string
  unit: string
  places: number
  /** Decimals of the meter's own figures, which differ where gas is converted. */
  readPlaces: number
  meter: string
  multiplier: number
  registers: readonly Register[]
  use: number
  conversion: Conversion | null
  rate: readonly [number, number]
}

export type Commodity = 'electricity' | 'natural-gas' | 'water' | 'heat'

const spellings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  kWh: ['kWh', 'kWh', 'KWH', 'kwh', 'KWh'],
  MWh: ['MWh', 'MWH'],
  GJ: ['GJ'],
  MJ: ['MJ'],
  therm: ['therms', 'Therms', 'therm', 'THM'],
  ccf: ['CCF', 'Ccf', 'ccf'],
  m3: ['m3', 'm³', 'M3', 'cu m', 'cbm'],
  kL: ['kL', 'KL', 'kl'],
  'gal-us': ['gal', 'gallons', 'Gallons', 'GAL'],
  kgal: ['kgal', 'KGAL', 'TGAL'],
}

const gasUnits: Readonly<Record<string, readonly [string, ...string[]]>> = {
  US: ['therm', 'ccf', 'therm'],
  CA: ['m3', 'GJ'],
  AU: ['MJ', 'GJ', 'MJ'],
  NZ: ['kWh', 'GJ'],
  GB: ['kWh'],
  NL: ['m3'],
  IT: ['m3'],
}
const waterUnits: Readonly<Record<string, readonly [string, ...string[]]>> = {
  US: ['gal-us', 'ccf', 'kgal'],
  AU: ['kL'],
}

export function makeSupply(scene: Scene, commodity: Commodity, account: string): Supply {
  const { random, locale } = scene
  const unit = chooseUnit(scene, commodity)
  const isLarge = random.chance(0.3)
  const places = unit === 'MWh' || unit === 'GJ' ? 3 : random.pick([0, 0, 0, 0, 1, 2, 3])
  const conversion = commodity === 'natural-gas' && ['kWh', 'therm', 'MJ', 'GJ'].includes(unit)
  const names = chooseRegisters(scene, commodity)
  const multiplier =
    conversion || !isLarge ? 1 : random.pick([1, 10, 20, 40, 60, 80, 100, 120, 200, 400, 1000])
  const isIdle = commodity !== 'electricity' && random.chance(0.03)
  const range = isIdle ? ([0, 0] as const) : rangeOf(unit, isLarge)
  const registers = names.map((concept) =>
    makeRegister(scene, concept, range, places, multiplier, names.length),
  )
  const measured = round(
    registers.reduce((sum, { use }) => sum + use, 0),
    places,
  )
  const made = conversion && random.chance(0.75) ? convert(scene, unit, measured) : null
  return {
    account,
    kind: commodity,
    unit,
    unitText: random.pick(spellings[unit] ?? [unit]),
    places: made === null ? places : made.places,
    readPlaces: places,
    meter: `${random.pick(['', 'E', 'M', 'L'])}${random.int(100_000, 99_999_999)}`,
    multiplier,
    registers,
    use: made === null ? measured : made.use,
    conversion: made?.conversion ?? null,
    rate: rateRange(unit, locale.currency),
  }
}

function chooseUnit({ random, locale }: Scene, commodity: Commodity): string {
  if (commodity === 'electricity') return random.chance(0.04) ? 'MWh' : 'kWh'
  if (commodity === 'heat') return random.pick(['kWh', 'MWh', 'GJ', 'MWh'])
  if (commodity === 'water') return random.pick(waterUnits[locale.country] ?? ['m3'])
  return random.pick(gasUnits[locale.country] ?? ['kWh', 'm3', 'kWh'])
}

function chooseRegisters({ random }: Scene, commodity: Commodity): readonly string[] {
  if (commodity !== 'electricity' || random.chance(0.6)) return ['use']
  return random.chance(0.7) ? ['peak', 'off-peak'] : ['peak', 'shoulder', 'off-peak']
}

function rangeOf(unit: string, isLarge: boolean): readonly [number, number] {
  const small: Readonly<Record<string, readonly [number, number]>> = {
    MWh: [1, 40],
    GJ: [1, 60],
    MJ: [900, 18_000],
    therm: [4, 190],
    ccf: [3, 160],
    m3: [4, 320],
    kL: [4, 190],
    'gal-us': [900, 22_000],
    kgal: [2, 60],
  }
  const [low, high] = small[unit] ?? [90, 2400]
  return isLarge ? [high, high * 60] : [low, high]
}

function rateRange(unit: string, currency: string): readonly [number, number] {
  const strength = ['INR', 'CZK', 'SEK', 'NOK', 'DKK', 'ZAR', 'MXN'].includes(currency) ? 8 : 1
  const perUnit: Readonly<Record<string, readonly [number, number]>> = {
    MWh: [60, 280],
    GJ: [9, 45],
    MJ: [0.01, 0.06],
    therm: [0.3, 1.9],
    'gal-us': [0.002, 0.02],
  }
  const [low, high] = perUnit[unit] ?? (unit === 'kWh' ? [0.05, 0.42] : [0.6, 4.9])
  return [low * strength, high * strength]
}

function makeRegister(
  { random, relations }: Scene,
  concept: string,
  [low, high]: readonly [number, number],
  places: number,
  multiplier: number,
  count: number,
): Register {
  const isIdle = low === 0 && high === 0
  const steps = isIdle ? 0 : Math.max(1, Math.round(random.decimal(low, high, 6) / count / multiplier))
  const fraction = places === 0 || isIdle ? 0 : random.int(0, 10 ** places - 1) / 10 ** places
  const advance = round(steps + fraction, places)
  const before = round(random.int(100, 98_000) + (places === 0 ? 0 : random.int(0, 9) / 10), places)
  const after = round(before + advance, places)
  const use = round(advance * multiplier, places)
  relations.push({ kind: 'difference', terms: [after, before], result: advance, tolerance: 1e-6 })
  if (multiplier !== 1)
    relations.push({ kind: 'product', terms: [advance, multiplier], result: use, tolerance: 1e-6 })
  return { concept, before, after, use }
}

function convert({ random, relations }: Scene, unit: string, volume: number) {
  const ranges: Readonly<Record<string, readonly [number, number]>> = {
    kWh: [9.8, 11.9],
    therm: [0.98, 1.09],
    MJ: [36.5, 39.9],
    GJ: [0.0365, 0.0399],
  }
  const [low, high] = ranges[unit] ?? [10, 11.5]
  const factorPlaces = unit === 'GJ' ? 6 : random.int(3, 5)
  const factor = random.decimal(low, high, factorPlaces)
  const places = unit === 'GJ' ? 3 : random.pick([0, 0, 0, 1, 2])
  const use = round(volume * factor, places)
  relations.push({ kind: 'product', terms: [volume, factor], result: use, tolerance: 0.51 * 10 ** -places })
  return { use, places, conversion: { volume, unit: unit === 'therm' ? 'ccf' : 'm3', factor, factorPlaces } }
}

export function round(value: number, places: number): number {
  return Number(value.toFixed(places))
}

/** The whole use of a supply. */
export function markTotal(supply: Supply, hasUnit: boolean): Mark {
  return { ...base(supply, supply.use, supply.places, hasUnit), role: 'total' }
}

export function markPart(
  supply: Supply,
  value: number,
  part: { division: string; part: string; parts: number },
  hasUnit: boolean,
): Mark {
  return { ...base(supply, value, supply.places, hasUnit), role: 'part', ...part }
}

export function markBeside(
  supply: Supply,
  value: number,
  why: OptionalReason,
  more: Partial<Pick<Mark, 'kind' | 'unit' | 'account'>> = {},
): Mark {
  return { ...base(supply, value, 6, true), ...more, role: 'beside', why }
}

function base({ account, kind, unit }: Supply, value: number, places: number, hasUnit: boolean) {
  return { account, kind, quantity: toDigits(value, places), unit: hasUnit ? unit : null }
}
