import Big from 'big.js'
import { labelBefore, wordsAfter } from '../../layout/row-label.ts'
import type { LineNumber, ReadLine } from '../../layout/read-line.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import type { Concept } from '../../lexicon/concept.ts'
import { foldText } from '../../values/plain-text.ts'
import { unitWithin } from '../../values/unit-text.ts'
import { isProse } from './place-tokens.ts'

export type PrintedDistance = { line: ReadLine; quantity: string; unit: string }

// A distance under these words is a price, a limit or a state of the odometer.
const notDriven: ReadonlySet<Concept> = new Set<Concept>([
  'odometer',
  'limit',
  'rate',
  'reading',
  'reading-before',
  'reading-after',
])
const stateWords =
  /\b(?:km|kms|miles) (?:out|in|start|end)\b|per |speed|radius|included|free|allowance|excess/

/** The first distance that was gone: a number with a unit of distance after it or in its label. */
export function findDistance(lines: readonly ReadLine[]): PrintedDistance | null {
  for (const line of lines.filter((other) => !isProse(other)))
    for (const number of line.numbers) {
      const unit = unitOfDistance(line, number)
      if (unit !== null) return { line, quantity: Big(number.value).toFixed(), unit }
    }
  return null
}

/** "Distance: 635 km", "Km: 255": the distance of a ticket stands right after its name; rules name distances too. */
export function findNamedDistance(lines: readonly ReadLine[]): PrintedDistance | null {
  for (const line of lines)
    for (const number of line.numbers) {
      const before = line.folded.slice(0, number.start)
      const isNamed = findMentions(before).some(
        ({ concept, strength, end }) =>
          concept === 'distance' && strength > 2 && /^\W*$/.test(before.slice(end)),
      )
      const unit = isNamed ? unitOfDistance(line, number) : null
      if (unit !== null) return { line, quantity: Big(number.value).toFixed(), unit }
    }
  return null
}

function unitOfDistance(line: ReadLine, number: LineNumber): string | null {
  if (number.isRate || number.isMoney || Big(number.value).lte(0)) return null
  const label = foldText(labelBefore(line, number))
  const after = foldText(wordsAfter(line, number))
  const mentions = findMentions(label)
  const isNamed = mentions.some(({ concept, strength }) => concept === 'distance' && strength > 1)
  const unit = number.unit ?? (isNamed ? unitWithin(label, ['distance']) : null)
  const isState =
    stateWords.test(`${label} ${after}`) ||
    [...mentions, ...findMentions(after)].some(
      ({ concept, strength }) => strength > 1 && notDriven.has(concept),
    )
  // "100 km of new cycleways" is the length of a thing.
  return unit?.dimension === 'distance' && !isState && !/^\W*of\b/.test(after) ? unit.unit : null
}
