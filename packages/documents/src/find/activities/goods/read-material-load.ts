import Big from 'big.js'
import { cellBelow } from '../../../lay-out/layout/cell-below.ts'
import { type LabelHit, findLabels, findSaid } from '../../../lay-out/layout/labels.ts'
import type { ReadLayout } from '../../../lay-out/read-layout.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { isName } from '../../../lay-out/layout/row-label.ts'
import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { type ActivitiesRead, noActivities } from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { isConcreteMix, nameGoods } from './concrete-mix.ts'
import { type WeighedLoad, findDeliveredLoad, findNetWeight } from './weighed-load.ts'

// The label that tells most comes first: a code names nothing to a reader.
const goodsLabels: readonly RegExp[] = [
  cueFor('read-material-load description label'),
  cueFor('read-material-load product label'),
]
const goodsConcepts: readonly Concept[] = ['waste', 'material', 'description']
const deliveryWords = cueFor('read-material-load delivery words')
const wasteWords = cueFor('read-material-load waste words')

/** What a docket without a table delivered or took, and whether that is waste. */
export type LoadRead = ActivitiesRead & { isWaste: boolean }

/**
 * The load of a delivery docket without a table: the net weight that gross and tare give, or the quantity of a docket
 * that names one material by its label.
 */
export function readMaterialLoad({ lines }: ReadLayout): LoadRead {
  const names =
    [...goodsLabels.map((label) => findLabels(lines, label)), labelsSaid(lines)]
      .map((labels) => namesUnder(lines, labels))
      .find((found) => found.length > 0) ?? []
  const checked = checkedLoad(lines)
  const [name] = names
  const load = checked ?? (names.length === 1 ? docketLoad(lines) : null)
  const isWaste =
    (name !== undefined && says(foldText(name), ['waste'], 3)) ||
    lines.some(({ folded }) => wasteWords.test(folded) || says(folded, ['waste-docket'], 3))
  if (load === null || name === undefined) return { ...noActivities, isWaste }
  return {
    activities: [
      draftOnLine(load.line, {
        description: name.slice(0, 80),
        kind: 'material',
        quantity: Big(load.quantity).toFixed(),
        unit: load.unit,
        meaning: 0.9,
      }),
    ],
    findings: load.findings,
    isWaste,
  }
}

/** "Affaldstype:", "Kruszywo:": a label that names what kind of goods stands beside it, in any language. */
function labelsSaid(lines: readonly ReadLine[]): LabelHit[] {
  return goodsConcepts
    .flatMap((concept) => findSaid(lines, concept, 3))
    .filter(({ line, end }) => /^\s*:/.test(line.text.slice(end)))
}

/** The goods beside a label, or below it where it heads a column. */
function namesUnder(lines: readonly ReadLine[], labels: readonly LabelHit[]): string[] {
  const found = labels.flatMap(({ line, start, end }) => {
    const cell = line.cells.find((own) => start >= own.start && end <= own.end)
    if (cell === undefined || line.text.slice(cell.start, start).trim() !== '') return []
    const own = line.text.slice(end, cell.end).replace(/^[\s:.]+/, '')
    const beside = line.cells[line.cells.indexOf(cell) + 1]?.text ?? ''
    const below = cellBelow(lines, line, cell)?.cell.text
    const isTitle = line.cells.length > 2
    const candidates = isTitle ? [own, below ?? ''] : [own, beside, below ?? '']
    const [name = ''] = candidates.filter((text) => text.trim() !== '')
    return isConcreteMix(name) ? [nameGoods(name.trim())] : isName(name) ? [name.trim()] : []
  })
  return [...new Set(found)]
}

function checkedLoad(lines: readonly ReadLine[]): WeighedLoad | null {
  const load = findNetWeight(lines)
  return load === null || load.findings.length === 0 ? null : load
}

function docketLoad(lines: readonly ReadLine[]): WeighedLoad | null {
  const isDocket = lines.some(
    ({ folded }) => deliveryWords.test(folded) || says(folded, ['delivery-note', 'weighbridge'], 3),
  )
  return isDocket ? findDeliveredLoad(lines) : null
}
