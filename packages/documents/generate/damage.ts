import type { Mark } from './mark.ts'
import type { Random } from './random.ts'

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'l',
  '5': 'S',
  '8': 'B',
  '6': 'G',
  '2': 'Z',
}
const letterSlips: Readonly<Record<string, string>> = {
  i: 'l',
  e: 'c',
  o: '0',
  m: 'rn',
  u: 'v',
  t: 'f',
  a: 'o',
  n: 'r',
}

/** A cell as a scan reads it: mostly right, sometimes a letter off, now and then a figure wrong. */
export function damage(
  random: Random,
  text: string,
  marks: readonly Mark[],
): { text: string; marks: readonly Mark[]; readConfidence: number } {
  if (random.chance(0.78)) return { text, marks, readConfidence: random.decimal(0.86, 0.995, 3) }
  const figures = [...text.matchAll(/\d/g)]
  if (figures.length > 0 && random.chance(0.35)) {
    const hurt = hurtFigure(random, text)
    return { text: hurt, marks: marks.map(markDamaged), readConfidence: random.decimal(0.4, 0.9, 3) }
  }
  return { text: slipLetter(random, text), marks, readConfidence: random.decimal(0.55, 0.95, 3) }
}

/** The figure no longer says what was printed, so nobody should count it. */
function markDamaged({ account, kind, quantity, unit }: Mark): Mark {
  return { account, kind, quantity, unit, role: 'beside', why: 'damaged' }
}

function hurtFigure(random: Random, text: string): string {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
  const [first = 0, ...others] = places
  const at = random.pick([first, ...others])
  const digit = text[at] ?? ''
  const other = random.pick([lookalikes[digit] ?? '', String((Number(digit) + random.int(1, 9)) % 10), ''])
  const lost = text.replace(/(?<=\d)[.,](?=\d)/, '')
  return random.chance(0.3) && lost !== text ? lost : text.slice(0, at) + other + text.slice(at + 1)
}

function slipLetter(random: Random, text: string): string {
  const places = [...text.matchAll(/[a-z]/g)].flatMap(({ 0: letter, index }) =>
    letterSlips[letter] === undefined ? [] : [index],
  )
  const [first, ...others] = places
  // Letters among figures stay: a unit that is read wrong is no longer printed.
  if (first === undefined || /\d/.test(text)) return text
  const at = random.pick([first, ...others])
  return text.slice(0, at) + (letterSlips[text[at] ?? ''] ?? '') + text.slice(at + 1)
}
