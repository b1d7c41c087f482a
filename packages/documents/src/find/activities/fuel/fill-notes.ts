import Big from 'big.js'
import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import { beginsWithTotal } from '../../../lay-out/lexicon/begins-with-total.ts'
import type { LineNumber, ReadLine } from '../../../lay-out/layout/read-line.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { fuelKindOf, isOtherGood } from './fuel-products.ts'

type Placed = { line: ReadLine; number: LineNumber }
type Fill = Placed & { isDriven: boolean; isPaid: boolean }

const leastFills = 3
const linesOfNote = 6
/** Of the notes: a distance or a price is left out now and then. */
const mostlyNoted = 0.8

/**
 * Fills as drivers note them: day, money, litres or gallons and how far the car went, on a line or below each other, without a word
 * of what it is. Nothing else puts volumes, distances and money together again and again.
 */
export function readFillNotes(lines: readonly ReadLine[]): ActivityDraft[] {
  const fills = findFills(lines)
  if (!areFills(fills)) return []
  const named = lines.flatMap(({ text }) => fuelKindOf(text) ?? [])
  const [kind = 'fuel', ...others] = new Set(named.filter((name) => name !== 'fuel'))
  return fills.map(({ line, number }) =>
    draftOnLine(line, {
      description: 'Fuel filled',
      kind: fuelKindOf(line.text) ?? (others.length > 0 ? 'fuel' : kind),
      quantity: Big(number.value).toFixed(),
      unit: number.unit?.unit ?? 'L',
      meaning: 0.85,
    }),
  )
}

/** True where the distances of a page are what a tank took a car: nobody rode or hired them. */
export function tellsOfFills(lines: readonly ReadLine[]): boolean {
  return areFills(findFills(lines))
}

function areFills(fills: readonly Fill[]): boolean {
  const least = Math.max(leastFills, fills.length * mostlyNoted)
  const isNoted = (told: (fill: Fill) => boolean) => fills.filter(told).length >= least
  return isNoted(({ isDriven }) => isDriven) && isNoted(({ isPaid }) => isPaid)
}

/** Each volume with what stands between the one before and the one after it. */
function findFills(lines: readonly ReadLine[]): Fill[] {
  const placed = lines.flatMap((line) => line.numbers.map((number) => ({ line, number })))
  const volumes = placed.flatMap((each, place) => (isFilled(each) ? [place] : []))
  return volumes.flatMap((place, index) => {
    const fill = placed[place]
    if (fill === undefined) return []
    const around = placed
      .slice((volumes[index - 1] ?? -1) + 1, volumes[index + 1])
      .filter(({ line }) => Math.abs(line.index - fill.line.index) < linesOfNote)
    return [
      {
        ...fill,
        isDriven: around.some(({ number }) => number.unit?.dimension === 'distance' && !number.isRate),
        isPaid: around.some(({ number }) => number.isMoney && !number.isRate),
      },
    ]
  })
}

function isFilled({ line, number }: Placed): boolean {
  if (beginsWithTotal(line.folded) || isOtherGood(line.text)) return false
  const unit = number.unit?.unit ?? ''
  return ['L', 'gal-us', 'gal-uk'].includes(unit) && !number.isRate && /[.,]\d/.test(number.raw)
}
