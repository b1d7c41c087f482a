import { type Town, towns } from './journey-towns.ts'
import type { Style } from './journey-style.ts'
import type { Random } from './random.ts'

export type Leg = {
  from: Town
  to: Town
  day: string
  departs: string
  arrives: string
  number: string
  isReturn: boolean
}

/** One way or there and back, with or without a stop. */
export function makeLegs(random: Random, mode: Style['mode']): Leg[] {
  const [a, b, c] = random.sample(towns, 3)
  if (a === undefined || b === undefined || c === undefined) return []
  const day = random.date(2022, 2026)
  const later = new Date(Date.parse(day) + random.int(1, 9) * 86_400_000).toISOString().slice(0, 10)
  const out: [Town, Town][] = random.chance(0.3)
    ? [
        [a, b],
        [b, c],
      ]
    : [[a, b]]
  const ends = out.at(-1)?.[1] ?? b
  const back: [Town, Town][] = random.chance(0.45)
    ? out.length > 1 && random.chance(0.7)
      ? [
          [ends, b],
          [b, a],
        ]
      : [[ends, a]]
    : []
  const carrier = random.pick(['QX', 'ZK', 'W7', 'JU', '8Q'])
  const legs: Leg[] = []
  const isNumbered = random.chance(mode === 'flight' ? 0.85 : 0.6)
  for (const [ways, date, isReturn] of [
    [out, day, false],
    [back, later, true],
  ] as const) {
    let hour = random.int(5, 12)
    for (const [from, to] of ways) {
      const minutes = () => String(random.int(0, 59)).padStart(2, '0')
      const departs = `${String(hour).padStart(2, '0')}:${minutes()}`
      hour += random.int(1, 3)
      const arrives = `${String(hour).padStart(2, '0')}:${minutes()}`
      hour += 1
      const number = !isNumbered
        ? ''
        : mode === 'flight'
          ? `${carrier}${random.pick(['', ' '])}${random.int(100, 2999)}`
          : `${random.pick(['IC', 'RE', 'R'])} ${random.int(10, 2999)}`
      legs.push({ from, to, day: date, departs, arrives, number, isReturn })
    }
  }
  return legs
}
