import Big from 'big.js'
import { evidenceOf } from '../../layout/evidence.ts'
import type { ReadLayout } from '../../layout/read-layout.ts'
import { isName } from '../../layout/row-label.ts'
import { type ActivitiesRead, noActivities } from '../activity-draft.ts'
import { type WeighedLoad, findLoadWeight, findNetWeight } from './weighed-load.ts'

const goodsLabel = /^(?:product|material|commodity|goods|grade|description|artikel|produit)\b\s*:?\s*(.+)/
const deliveryWords =
  /^\W*(?:delivery|goods received|dispatch|despatch) (?:note|docket|ticket|slip)\b|lieferschein|bon de livraison|albaran|bolla di consegna/

/**
 * Goods of a delivery docket without a table: the net weight that gross and tare give, or the one weight of a note
 * that names one material by its label.
 */
export function readMaterialLoad({ lines }: ReadLayout): ActivitiesRead {
  const named = lines.flatMap(({ folded, text }) => {
    const match = goodsLabel.exec(folded)
    const value = match === null ? '' : text.slice(match[0].length - (match[1]?.length ?? 0)).trim()
    return isName(value) ? [value] : []
  })
  const [name] = named
  const load = checkedLoad(lines) ?? (named.length === 1 ? notedLoad(lines) : null)
  if (load === null || name === undefined) return noActivities
  return {
    activities: [
      {
        description: name.slice(0, 80),
        kind: 'material',
        quantity: Big(load.quantity).toFixed(),
        unit: load.unit,
        estimated: false,
        period: null,
        details: null,
        evidence: evidenceOf(load.line),
        read: load.line.readConfidence,
        meaning: 0.9,
      },
    ],
    findings: load.findings,
  }
}

function checkedLoad(lines: ReadLayout['lines']): WeighedLoad | null {
  const load = findNetWeight(lines)
  return load === null || load.findings.length === 0 ? null : load
}

function notedLoad(lines: ReadLayout['lines']): WeighedLoad | null {
  return lines.some(({ folded }) => deliveryWords.test(folded)) ? findLoadWeight(lines) : null
}
