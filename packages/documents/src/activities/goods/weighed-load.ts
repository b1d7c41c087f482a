import Big from 'big.js'
import type { Finding } from '../../checks/finding.ts'
import { evidenceOf } from '../../layout/evidence.ts'
import { type LabelHit, findLabels, numbersAt } from '../../layout/labels.ts'
import type { LineNumber, ReadLine } from '../../layout/read-line.ts'
import { unitWithin } from '../../values/unit-text.ts'
import { decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'

export type WeighedLoad = { line: ReadLine; quantity: string; unit: string; findings: readonly Finding[] }

type Weight = { line: ReadLine; number: LineNumber; unit: string }

const netLabel = /\bnet(?:t|to)?\b(?: ?(?:weight|wt|mass|gewicht))?|poids net|peso net[oo]|nettogewicht/g
const grossLabel = /\bgross\b|brutto|poids brut|peso (?:bruto|lordo)|1st weigh|in weight/g
const tareLabel = /\btare\b|\btara\b|2nd weigh|out weight/g
const totalLabel =
  /total (?:weight|wt|mass|gross)|gross weight|gesamtgewicht|poids total|peso total|(?:shipment|chargeable|consignment) weight|\bweight\b|\bwt\b|gewicht|\bpoids\b|\bpeso\b/g

const loadLabel =
  /\bweight\b|\bwt\b|\bquantity\b|\bqty\b|\bload\b|gewicht|\bmenge\b|\bpoids\b|\bpeso\b|quantite|cantidad|quantita/g

/** The net weight of a weighbridge docket, checked against gross − tare; null where none is printed. */
export function findNetWeight(lines: readonly ReadLine[]): WeighedLoad | null {
  const net = firstWeight(lines, netLabel)
  if (net === null) return null
  const gross = firstWeight(lines, grossLabel)
  const tare = firstWeight(lines, tareLabel)
  return {
    line: net.line,
    quantity: net.number.value,
    unit: net.unit,
    findings: gross === null || tare === null ? [] : [checkTare(gross, tare, net)],
  }
}

/** What a docket without a weighbridge says was carried: a weight, or a quantity in kilograms or tonnes. */
export function findLoadWeight(lines: readonly ReadLine[]): WeighedLoad | null {
  const weight = firstWeight(lines, loadLabel)
  return weight === null
    ? null
    : { line: weight.line, quantity: weight.number.value, unit: weight.unit, findings: [] }
}

/** The total weight of a shipment: by a total label, else by any weight label. */
export function findTotalWeight(lines: readonly ReadLine[]): WeighedLoad | null {
  const weight = firstWeight(lines, totalLabel)
  return weight === null
    ? null
    : { line: weight.line, quantity: weight.number.value, unit: weight.unit, findings: [] }
}

function firstWeight(lines: readonly ReadLine[], pattern: RegExp): Weight | null {
  const hits = findLabels(lines, pattern).sort((a, b) => rank(b) - rank(a))
  for (const label of hits) {
    for (const { line, value } of numbersAt(lines, label)) {
      const unit = value.unit ?? unitWithin(label.line.text.slice(label.start, label.end + 14), ['mass'])
      if (unit?.dimension === 'mass' && !value.isRate && Big(value.value).gt(0))
        return { line, number: value, unit: unit.unit }
    }
  }
  return null
}

function rank({ line, start }: LabelHit): number {
  return /total|gesamt/.test(line.folded.slice(Math.max(0, start - 12), start + 14)) ? 1 : 0
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
