import Big from 'big.js'
import { describeProduct } from '../../checks/describe-product.ts'
import { evidenceOf } from '../../layout/evidence.ts'
import { labelBefore } from '../../layout/row-label.ts'
import { unitWithin } from '../../values/unit-text.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import type { ActivitiesRead, ActivityDraft } from '../activity-draft.ts'
import { readBottledGas } from './bottled-gas.ts'
import { fuelKindOf } from './fuel-products.ts'
import { type PumpSum, findPumpSums } from './pump-sums.ts'

const pumpWords =
  /\bpump\b|\bpompe?\b|zapf|saule|tankstelle|surtidor|erogatore|filling|petrol|fuel|service station|servo\b|station|nozzle|dispenser|bowser/

/** Fuel bought on a receipt: in bottles, by litres × price = amount, else by printed litres beside a fuel product. */
export function readFuelReceipt(lines: readonly ReadLine[]): ActivitiesRead {
  const bottled = readBottledGas(lines)
  const sums = findPumpSums(lines).filter(({ product }) => !isBottled(bottled, product))
  if (sums.length === 0)
    return { activities: bottled.length > 0 ? bottled : readPlainVolume(lines), findings: [] }
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

/** "DIESEL 62.48 L @ 189.9 c/L" tells by itself that fuel was bought. */
function isPricedFuel({ text, numbers }: ReadLine): boolean {
  const kind = fuelKindOf(text)
  return (
    kind !== null &&
    kind !== 'fuel' &&
    numbers.some(({ isRate }) => isRate) &&
    numbers.some(({ unit, isRate }) => unit?.dimension === 'volume' && !isRate)
  )
}

/** Without a price that multiplies out, only a volume with its unit printed beside a named fuel counts. */
function readPlainVolume(lines: readonly ReadLine[]): ActivityDraft[] {
  if (!lines.some((line) => pumpWords.test(line.folded) || isPricedFuel(line))) return []
  for (const line of lines) {
    const [volume] = line.numbers.flatMap((number) => {
      const unit = number.unit ?? unitWithin(labelBefore(line, number).replace(/\(/g, ' ('), ['volume'])
      const isPlain = !number.isRate && !number.isMoney && /[.,]\d/.test(number.raw)
      return isPlain && unit?.dimension === 'volume' ? [{ value: number.value, unit: unit.unit }] : []
    })
    if (volume === undefined) continue
    const near = [0, 1, -1, 2, -2]
      .map((step) => lines[line.index + step])
      .filter((other) => other !== undefined)
    const named = near
      .flatMap(({ cells }) => cells)
      .find(({ text }) => fuelKindOf(text) !== null && fuelKindOf(text) !== 'fuel')
    const kind = named === undefined ? null : fuelKindOf(named.text)
    if (named === undefined || kind === null) continue
    return [
      {
        description: named.text.slice(0, 80),
        kind,
        quantity: Big(volume.value).toFixed(),
        unit: volume.unit,
        estimated: false,
        period: null,
        details: null,
        evidence: evidenceOf(line),
        read: line.readConfidence,
        meaning: 0.8,
      },
    ]
  }
  return []
}
