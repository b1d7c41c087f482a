import Big from 'big.js'
import { hasCents } from '../../../lay-out/layout/has-cents.ts'
import { isName } from '../../../lay-out/layout/row-label.ts'
import { conceptList } from '../../../lay-out/lexicon/concept-list.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { unitOfWord } from '../../../lay-out/values/unit-text.ts'
import type { LineNumber, ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findProduct } from '../../../lay-out/values/row-product.ts'
import { type FuelKind, fuelGradeOf, fuelKindOf, isOtherGood } from './fuel-products.ts'

const gradeWords = cueFor('pump-product beside grade')
const productLabel = cueFor('pump-product product label')

export function namesPump(folded: string): boolean {
  return says(folded, ['pump', 'fuel'], 3)
}

export function isPlain(number: LineNumber): boolean {
  return !number.percent && Big(number.value).gt(0)
}

function holdsVolume(line: ReadLine | undefined): boolean {
  return line?.numbers.some(({ unit, isRate }) => unit?.dimension === 'volume' && !isRate) === true
}

/** The fuel named on the volume's or the amount's line, or within three lines of the volume; bare grades where it is known to be fuel. */
export function productNear(
  lines: readonly ReadLine[],
  {
    volume,
    amount,
    isFuel,
    isOther,
  }: { volume: ReadLine; amount: ReadLine; isFuel: boolean; isOther: boolean },
): { kind: FuelKind; product: string } | null {
  const near = [volume, amount]
  const kindOf = isFuel ? gradeOf : fuelKindOf
  if (near.some(({ folded }) => isOtherGood(folded))) return null
  // Creases of a photo come out as lines that say nothing.
  const telling = lines.filter((line) => line === volume || isName(line.text) || line.numbers.some(hasCents))
  const place = telling.indexOf(volume)
  const at = (step: number) => telling[place + step]
  // Of names above and below, the one below belongs to the next volume, unless names follow their volumes.
  const steps =
    holdsVolume(at(2)) && !holdsVolume(at(-2)) ? [0, -1, 1, -2, 2, 3, -3] : [0, 1, -1, 2, -2, 3, -3]
  // A row that names something else is not named by the rows around it, which sell what they name.
  const isNamed = near.some(({ cells }) =>
    cells.some(({ text }) => isName(text) && unitOfWord(text) === null),
  )
  const around = steps.map(at).filter((line) => line !== undefined && !(isNamed && multipliesOut(line)))
  for (const line of [...near, ...around]) {
    if (line === undefined) continue
    // "AdBlue" over or under its own litres and price.
    if (isOtherGood(line.folded)) return null
    for (const cell of line.cells) {
      const kind = kindOf(cell.text)
      if (kind !== null && kind !== 'fuel') return { kind, product: cell.text }
    }
  }
  const labelled = findLabelledFuel(lines)
  if (labelled !== null) return labelled
  if (isOther) return null
  const named = around.find((line) => line !== undefined && namesPump(line.folded))
  return named === undefined ? null : { kind: 'fuel', product: named.text }
}

/** What a nozzle poured, though nothing says which fuel. */
export function pumpOf(lines: readonly ReadLine[]): { kind: FuelKind; product: string } | null {
  const pump = lines.find(({ folded }) => says(folded, ['pump'], 3))
  return pump === undefined || lines.some(({ folded }) => isOtherGood(folded))
    ? null
    : { kind: 'fuel', product: pump.text }
}

/** Milk that is sold beside a pump: a volume whose label is neither of fuel nor of a measure. */
export function isOfOther(label: string): boolean {
  return isName(label) && !says(foldText(label), conceptList('beside a pump'))
}

/** A bare grade alone is petrol, "PREMIUM 12.345 G": "Super milk" is none. */
function gradeOf(text: string): FuelKind | null {
  const words = foldText(text).match(/\p{L}+/gu) ?? []
  const isGrade = words.every((word) => gradeWords.test(word) || fuelGradeOf(word) !== null)
  return fuelKindOf(text) ?? (isGrade ? fuelGradeOf(text) : null)
}

/** Three numbers of one line: a sale of its own. */
export function multipliesOut({ numbers }: ReadLine): boolean {
  const terms = numbers.filter(isPlain)
  return terms.some((number) => {
    const product = findProduct(number, terms)
    return product !== null && hasCents(product.amount)
  })
}

/** "Product: HSD" far over the litres, where it is the only one of the receipt. */
export function findLabelledFuel(lines: readonly ReadLine[]): { kind: FuelKind; product: string } | null {
  const labelled = lines.filter(({ folded }) => productLabel.test(folded))
  const [line, second] = labelled
  const cell = line?.cells.find(({ text }) => fuelKindOf(text) !== null)
  const kind = cell === undefined ? null : fuelKindOf(cell.text)
  return second !== undefined || cell === undefined || kind === null
    ? null
    : { kind, product: cell.text.replace(/^.*?:\s*/, '') }
}
