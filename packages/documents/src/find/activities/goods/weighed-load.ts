import Big from 'big.js'
import type { Finding } from '../../../judge/relations/finding.ts'
import { evidenceOf } from '../../../lay-out/layout/evidence.ts'
import { type LabelHit, findLabels, findSaid, numbersAt } from '../../../lay-out/layout/labels.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { Unit } from '../../../lay-out/values/unit-text.ts'
import { decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { type Weight, cellAround, firstWeight, isMass } from './first-weight.ts'

const deliveredLabel = cueFor('weighed-load delivered label')
// What was ordered, or came with the loads before.
const notThisLoad = cueFor('weighed-load not this load')
/** Fewer may be a count of parcels. */
const leastBare = 100
/** What a lorry may carry at most is not what it carries. */
const limit = cueFor('weighed-load limit')

export type WeighedLoad = { line: ReadLine; quantity: string; unit: string; findings: readonly Finding[] }

// The weight of a docket without a weighbridge; that of a shipment, by a total label, else by any.
const weightLabels = { load: cueFor('weighed-load load label'), total: cueFor('weighed-load total label') }

const goodsWeight = cueFor('weighed-load goods weight')
const packedWeight = cueFor('weighed-load packed weight')

/** The net weight of a weighbridge docket, checked against gross − tare, or their difference; null without either. */
export function findNetWeight(lines: readonly ReadLine[]): WeighedLoad | null {
  const net = firstWeight(lines, findWeighing(lines, 'net'))
  const gross = firstWeight(lines, findWeighing(lines, 'gross'))
  const tare = firstWeight(lines, findWeighing(lines, 'tare'), { unitElse: gross?.unit })
  return toLoad(net, net === null || gross === null || tare === null ? [] : [checkTare(gross, tare, net)])
}

function toLoad(weight: Weight | null, findings: readonly Finding[] = []): WeighedLoad | null {
  return weight && { line: weight.line, quantity: weight.number.value, unit: weight.unit, findings }
}

/** What a weighbridge calls a weight, in any language; "Netto" alone is as good as "Nettogewicht" beside a mass. */
function findWeighing(lines: readonly ReadLine[], concept: 'gross' | 'tare' | 'net'): LabelHit[] {
  return [...findSaid(lines, concept, 3), ...findSaid(lines, concept, 2)]
}

/** What is said to be carried in all, where no weighbridge tells: a weight, or a quantity in kilograms or tonnes. */
export function findLabelledWeight(
  lines: readonly ReadLine[],
  of: keyof typeof weightLabels,
): WeighedLoad | null {
  return toLoad(firstWeight(lines, findLabels(lines, weightLabels[of])))
}

/** What a shipment weighs with its packing, said in any language. */
export function findGrossWeight(lines: readonly ReadLine[]): WeighedLoad | null {
  return toLoad(firstWeight(lines, findSaid(lines, 'gross', 3)))
}

/** A shipment's weight that no unit is printed with, right behind its label: what it is in has to be asked. */
export function findBareWeight(lines: readonly ReadLine[]): { line: ReadLine; quantity: string } | null {
  for (const label of findLabels(lines, weightLabels.total)) {
    const [first] = numbersAt(lines, label)
    if (first === undefined) continue
    const { line, value } = first
    const before = line === label.line ? line.text.slice(label.end, value.start) : ''
    const isPlain =
      !/\p{L}/u.test(before) &&
      !limit.test(cellAround(label)) &&
      value.unit === null &&
      !value.isMoney &&
      !value.isRate &&
      !value.percent &&
      !value.afterLetter
    if (isPlain && Big(value.value).gte(leastBare)) return { line, quantity: value.value }
  }
  return null
}

/** What a docket delivered: the mass or volume beside a label of this load, not of the order. */
export function findDeliveredLoad(lines: readonly ReadLine[]): WeighedLoad | null {
  const delivered = [...findLabels(lines, deliveredLabel), ...findSaid(lines, 'quantity', 3)]
  const isWanted = (unit: Unit) => isMass(unit) || isPoured(unit)
  return toLoad(firstWeight(lines, delivered, { isWanted, not: notThisLoad }))
}

/** Concrete and fill come by the cubic metre; litres on a docket are water and admixtures. */
function isPoured({ unit }: Unit): boolean {
  return unit === 'm3' || unit === 'yd3'
}

/** What all goods of a paper weigh without their packing, else in all: only where words say so and a mass is printed. */
export function findGoodsWeight(lines: readonly ReadLine[]): WeighedLoad | null {
  const named = findLabels(lines, goodsWeight)
  const isNet = (label: LabelHit) => says(cellAround(label), ['net'], 3)
  const weight = firstWeight(lines, named.filter(isNet)) ?? firstWeight(lines, named, { not: packedWeight })
  return weight?.number.unit?.dimension === 'mass' ? toLoad(weight) : null
}

function checkTare(gross: Weight, tare: Weight, net: Weight): Finding {
  const passed = kilogramsOf(gross).minus(kilogramsOf(tare)).minus(kilogramsOf(net)).abs().lte(1)
  const text = `Gross ${gross.number.raw} − tare ${tare.number.raw} ${passed ? '=' : '≠'} net ${net.number.raw} ${net.unit}.`
  return {
    check: 'meter-difference',
    passed,
    text,
    evidence: [gross, tare, net].map(({ line }) => evidenceOf(line)),
  }
}

function kilogramsOf({ number, unit }: Weight): Big {
  const converted = convertQuantity(decimal(number.value), unit, 'kg')
  return Big(converted.ok ? converted.value.quantity : '0')
}
