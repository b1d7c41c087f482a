import Big from 'big.js'
import { headerOver } from '../../../lay-out/layout/column-header.ts'
import type { LineNumber, ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { findProduct } from '../../../lay-out/values/row-product.ts'
import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'

const container = cueFor('bottled-gas container')
const gasWords = cueFor('bottled-gas gas words')
// What is paid beside the gas, and gases that are not burned.
const otherCharge = cueFor('bottled-gas other charge')
const sizeInKilograms = /(?<![\d.,])(\d{1,3}(?:[.,]\d)?) ?kgs?\b/
const countBefore = /(?<![\d.,])(\d{1,3}) ?[x×] ?$/
const countAfter = /(?:[x×] ?|\bqty:? ?)(\d{1,3})(?![\d.,])/
const quantityTitle = cueFor('bottled-gas quantity title')
const mostBottles = 500

/** Gas delivered in bottles: their number times the weight that each holds, "2 x 45 kg cylinder" as 90 kg of LPG. */
export function readBottledGas(lines: readonly ReadLine[]): ActivityDraft[] {
  if (!lines.some(({ folded }) => gasWords.test(folded))) return []
  return lines.flatMap((line) => {
    const size = sizeInKilograms.exec(line.folded)
    if (size === null || !container.test(line.folded) || otherCharge.test(line.folded)) return []
    const count = countOf(lines, line, size)
    if (count === null || Big(count).lte(0) || Big(count).gt(mostBottles)) return []
    const weight = (size[1] ?? '').replace(',', '.')
    return [
      draftOnLine(line, {
        description: descriptionOf(line, size.index),
        kind: 'lpg' as const,
        quantity: Big(count).times(weight).toFixed(),
        unit: 'kg',
        meaning: 0.9,
      }),
    ]
  })
}

/** The number of bottles: beside the size, by count × price = amount, or under a title; null for a mere price. */
function countOf(lines: readonly ReadLine[], line: ReadLine, size: RegExpExecArray): string | null {
  const beside =
    countBefore.exec(line.folded.slice(0, size.index)) ??
    countAfter.exec(line.folded.slice(size.index + size[0].length))
  if (beside !== null) return beside[1] ?? null
  const whole = line.numbers.filter(isWhole)
  const multiplied = whole.find((number) => findProduct(number, line.numbers)?.amount.isMoney === true)
  const titled = whole.find((number) => quantityTitle.test(foldText(headerOver(lines, line, number))))
  return (multiplied ?? titled)?.value ?? null
}

function isWhole({ unit, isMoney, isRate, percent, afterLetter, value }: LineNumber): boolean {
  return unit === null && !isMoney && !isRate && !percent && !afterLetter && /^\d{1,3}$/.test(value)
}

function descriptionOf({ cells, text }: ReadLine, offset: number): string {
  return (cells.find(({ start, end }) => offset >= start && offset < end)?.text ?? text).slice(0, 80)
}
