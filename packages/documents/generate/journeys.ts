import { forms } from './journey-forms.ts'
import { addressOf, carriers, furniture, headOf, nothingOf, personOf, tailOf } from './journey-furniture.ts'
import { makeLegs } from './journey-legs.ts'
import { openStyle } from './journey-style.ts'
import { pickOne } from './pick-one.ts'
import { openRandom } from './random.ts'

const gap = '    '

/** A leg of a made ticket: its two places, and the lines that tell it. */
type MadeLeg = { from: string; to: string; first: number; last: number }

/** A made ticket, booking or list as lines of text, with the legs that it tells. */
export type MadeJourney = {
  name: string
  lines: readonly string[]
  legs: readonly MadeLeg[]
  whole: readonly [string, string][]
}

/** A paper of somebody's travels: the same seed gives the same one. */
export function makeJourney(seed: number): MadeJourney {
  const random = openRandom(seed)
  const style = openStyle(random)
  const { words, mode } = style
  const legs = makeLegs(random, mode)
  const form = pickOne(random, forms)
  const lines: string[] = []
  const told: MadeLeg[] = []
  const isNothing = random.chance(0.12)
  const isPriced = random.chance(0.12)
  if (random.chance(0.15))
    lines.push(
      `From: ${random.pick(carriers)} <noreply@mail.example>`,
      `Date: Thu, ${style.day('2025-12-11')} 15:26:11`,
      'To: ana@mail.example',
    )
  lines.push(...headOf(style))
  if (random.chance(0.55)) lines.push(...random.sample(furniture, random.int(1, 9)))
  if (random.chance(0.25)) lines.push(...addressOf(style))
  if (random.chance(0.3))
    lines.push(`${style.label('passenger')}${random.pick([': ', '  '])}${personOf(random)}`)
  const [first, last] = [legs[0], legs.at(-1)]
  const whole: [string, string][] = []
  if (first !== undefined && last !== undefined && random.chance(0.3) && !isNothing) {
    const end = last.isReturn ? (legs.find(({ isReturn }) => isReturn)?.from ?? last.to) : last.to
    lines.push(`${style.place(first.from)}${random.pick([' - ', ' → ', '  '])}${style.place(end)}`)
    whole.push([first.from.name, end.name])
    lines.push(style.label('booking') + ' K7' + random.int(100, 999) + 'X')
  }
  if (mode === 'flight' && random.chance(0.08) && legs.length > 1)
    lines.push(
      `${random.pick(['Locations', 'Route', 'Reiseziele', 'Destinos'])}: ${[legs[0]?.from, ...legs.map(({ to }) => to)].map((town) => town?.name).join(random.pick([' → ', ' - ']))}`,
    )
  if (isNothing) lines.push(...nothingOf(style))
  else {
    const table = form.title?.(style) ?? null
    if (table !== null) lines.push(table)
    for (const [at, leg] of legs.entries()) {
      if (form.isHeaded === true && random.chance(0.5))
        lines.push(
          `${style.label(leg.isReturn ? 'return' : 'outbound')}${random.pick(['', ` ${style.day(leg.day)}`, `  ${style.day(leg.day)}`])}`,
        )
      const from = lines.length
      const own = form.tell(style, leg).filter((line) => /[\p{L}\d]/u.test(line))
      const priced = isPriced ? random.int(0, own.length - 1) : -1
      lines.push(
        ...own.map((line, index) =>
          index === priced ? `${line}${gap}${random.decimal(20, 900, 2).toFixed(2)}` : line,
        ),
      )
      told.push({ from: leg.from.name, to: leg.to.name, first: from, last: lines.length - 1 })
      if (at < legs.length - 1 && random.chance(0.2))
        lines.push(`${style.label('class')}  ${random.pick(['Y', 'M', '2', 'Flex'])}`)
    }
  }
  if (random.chance(0.55)) lines.push(...random.sample(furniture, random.int(1, 9)))
  if (random.chance(0.35)) lines.push(...tailOf(style, legs))
  if (!isNothing && random.chance(0.2))
    for (const leg of legs) {
      const from = lines.length
      lines.push(`${style.place(leg.from)} - ${style.place(leg.to)}  1 x 23 kg`)
      told.push({ from: leg.from.name, to: leg.to.name, first: from, last: from })
    }
  return { name: `${form.name}/${words['language']}/${mode}/${seed}`, lines, legs: told, whole }
}
