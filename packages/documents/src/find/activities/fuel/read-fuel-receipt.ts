import Big from 'big.js'
import { describeProduct } from '../../../judge/relations/describe-product.ts'
import { evidenceOf } from '../../../lay-out/layout/evidence.ts'
import { headerOver } from '../../../lay-out/layout/column-header.ts'
import { labelBefore } from '../../../lay-out/layout/row-label.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { unitWithin } from '../../../lay-out/values/unit-text.ts'
import type { LineNumber, ReadLine } from '../../../lay-out/layout/read-line.ts'
import type { ActivitiesRead, ActivityDraft } from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { readBottledGas } from './bottled-gas.ts'
import { readFillNotes } from './fill-notes.ts'
import { fuelKindOf } from './fuel-products.ts'
import { findLabelledFuel } from './pump-product.ts'
import { type PumpSum, findPumpSums } from './pump-sums.ts'

const pumpWords = cueFor('read-fuel-receipt pump words')

/** What a tank holds or can hold, and what a voucher allows, was not filled. */
const standingVolume = cueFor('read-fuel-receipt standing volume')

/** "Vehicle  2022 Hilux 2.8 L diesel": a car is told apart by the size of its engine. */
const engineLine = cueFor('read-fuel-receipt engine line')
const engineSize = /^\d\.\d$/
const deliveredTitle = cueFor('read-fuel-receipt delivered title')

/** Fuel bought on a receipt: in bottles, by litres × price = amount, noted fill by fill, else by printed litres beside a fuel product. */
export function readFuelReceipt(lines: readonly ReadLine[]): ActivitiesRead {
  const bottled = readBottledGas(lines)
  const sums = findPumpSums(lines).filter(({ product }) => !isBottled(bottled, product))
  if (sums.length === 0) {
    const found = [() => bottled, () => readFillNotes(lines), () => readPlainVolume(lines)]
    const activities = found.map((read) => read()).find(({ length }) => length > 0) ?? []
    return { activities, findings: [] }
  }
  return {
    activities: [...sums.map(toActivity), ...bottled],
    findings: sums.map(({ volume, price, amount, quantity, unit, isRepaired }) => ({
      check: 'line-product',
      passed: !isRepaired,
      text: isRepaired
        ? `Read ${volume.number.raw} ${unit}, but ${amount.number.raw} ÷ ${price.number.raw} = ${quantity}: one digit was misread.`
        : describeProduct({ quantity: volume.number, unit, rate: price.number, amount: amount.number }),
      evidence: [evidenceOf(volume.line), ...(amount.line === volume.line ? [] : [evidenceOf(amount.line)])],
    })),
  }
}

function isBottled(bottled: readonly ActivityDraft[], product: string): boolean {
  return bottled.some(({ evidence }) => evidence.text.includes(product))
}

function toActivity(sum: PumpSum): ActivityDraft {
  return {
    description: sum.product.replace(/^[\s*]+|[\s*]+$/g, '').slice(0, 80),
    kind: sum.kind,
    quantity: Big(sum.quantity).toFixed(),
    unit: sum.unit,
    estimated: false,
    period: null,
    details: null,
    evidence: evidenceOf(sum.volume.line),
    read: sum.isRepaired ? 0.6 : Math.max(0.9, sum.volume.line.readConfidence),
    meaning: Math.min(0.98, 0.7 + sum.score * 0.02),
  }
}

/** "62.48 L @ 189.9 c/L" tells by itself that fuel was bought, where a fuel is named beside it. */
function isPricedVolume({ numbers }: ReadLine): boolean {
  return (
    numbers.some(({ isRate }) => isRate) &&
    numbers.some(({ unit, isRate }) => unit?.dimension === 'volume' && !isRate)
  )
}

/** Without a price that multiplies out, only a volume with its unit printed beside a named fuel counts. */
function readPlainVolume(lines: readonly ReadLine[]): ActivityDraft[] {
  if (!lines.some((line) => pumpWords.test(line.folded) || isPricedVolume(line))) return []
  const read = lines.flatMap((line) => readVolumeOf(line, lines))
  return read.slice(0, 1)
}

function readVolumeOf(line: ReadLine, lines: readonly ReadLine[]): ActivityDraft[] {
  const [volume] = line.numbers.flatMap((number) => {
    const unit = unitOf(line, number, lines)
    const isEngine = engineSize.test(number.raw) && engineLine.test(line.folded)
    return unit === null || number.isRate || number.isMoney || isEngine ? [] : [{ ...number, unit }]
  })
  if (volume === undefined) return []
  const named = [0, 1, -1, 2, -2]
    .flatMap((step) => lines[line.index + step]?.cells ?? [])
    .find(({ text }) => fuelKindOf(text) !== null && fuelKindOf(text) !== 'fuel')
  const kind = named === undefined ? null : fuelKindOf(named.text)
  const fuel = named === undefined || kind === null ? findLabelledFuel(lines) : { kind, product: named.text }
  if (fuel === null) return []
  return [
    draftOnLine(line, {
      description: fuel.product.slice(0, 80),
      kind: fuel.kind,
      quantity: Big(volume.value).toFixed(),
      unit: volume.unit,
      read: volume.ambiguous ? Math.min(0.6, line.readConfidence) : line.readConfidence,
      meaning: 0.8,
    }),
  ]
}

/** The unit of a volume that was filled: after the number, or in its label; a whole number only under "litres delivered". */
function unitOf(line: ReadLine, number: LineNumber, lines: readonly ReadLine[]): string | null {
  const label = labelBefore(line, number).replace(/\(/g, ' (')
  if (standingVolume.test(foldText(label))) return null
  if (/[.,]\d/.test(number.raw)) {
    const unit = number.unit ?? unitWithin(label, ['volume'])
    if (unit?.dimension === 'volume') return unit.unit
  }
  const header = headerOver(lines, line, number)
  return deliveredTitle.test(foldText(header))
    ? (unitWithin(header.replace(/\(/g, ' ('), ['volume'])?.unit ?? null)
    : null
}
