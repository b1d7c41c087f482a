import Big from 'big.js'
import { evidenceOf } from '../../../lay-out/layout/evidence.ts'
import type { ReadLayout } from '../../../lay-out/read-layout.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { isName } from '../../../lay-out/layout/row-label.ts'
import type { LineItem } from '../../items/line-item.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import {
  type ActivitiesRead,
  type ActivityDraft,
  noActivities,
} from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { toContainerActivities, toItemActivities } from './item-activities.ts'
import { readMaterialLoad } from './read-material-load.ts'
import { type WeighedLoad, findLabelledWeight, findNetWeight } from './weighed-load.ts'

const streamWords = cueFor('read-waste stream words')
const streamLabel = cueFor('read-waste stream label')
const totalLabel = cueFor('read-waste total label')

/**
 * Waste of a docket: the lines of its table with their tonnes or cubic metres, else its net weight, else what its skips
 * hold.
 */
export function readWaste(layout: ReadLayout, items: readonly LineItem[]): ActivitiesRead {
  const read = toItemActivities(items, false)
  const activities = read.activities.map((activity) =>
    activity.kind === 'material' ? asWaste(activity) : activity,
  )
  const weighed = findNetWeight(layout.lines)
  if (activities.length > 0 && !isWeighing(activities, weighed))
    return { activities, findings: read.findings }
  const load = weighed ?? findLabelledWeight(layout.lines, 'load')
  if (load === null)
    return isPriced(layout) ? toContainerActivities(withLines(items, layout.lines)) : noActivities
  const stream = findStream(layout.lines) ?? readMaterialLoad(layout).activities[0]?.description ?? null
  return { activities: [toActivity(load.line, load.quantity, load.unit, stream)], findings: load.findings }
}

/** A table that lists the gross or the tare beside the net tells of one load. */
function isWeighing(activities: readonly ActivityDraft[], weighed: WeighedLoad | null): boolean {
  const [gross, tare, net] = weighed?.findings.find(({ passed }) => passed)?.evidence ?? []
  return activities.some(
    ({ evidence: { text } }) => text !== net?.text && (text === gross?.text || text === tare?.text),
  )
}

/** "1 x 6 yard skip  £240.00" on a slip without columns is one of what it names. */
function withLines(items: readonly LineItem[], lines: readonly ReadLine[]): LineItem[] {
  const itemised = new Set(items.map(({ evidence }) => evidence.text))
  const others = lines.filter(
    (line) => line.numbers.some(({ isMoney }) => isMoney) && !itemised.has(evidenceOf(line).text),
  )
  return [
    ...items,
    ...others.map((line) => ({
      description: line.cells[0]?.text.replace(/^\d+ ?x /i, '') ?? '',
      quantity: /^(\d+) ?x /i.exec(line.text)?.[1] ?? '1',
      unit: null,
      rate: null,
      amount: null,
      isProduct: null,
      evidence: evidenceOf(line),
      read: line.readConfidence,
    })),
  ]
}

/** An invoice adds up; a list of prices does not. */
function isPriced({ lines }: ReadLayout): boolean {
  return lines.some(
    ({ folded, numbers }) => totalLabel.test(folded) && numbers.some(({ isMoney }) => isMoney),
  )
}

function toActivity(line: ReadLine, quantity: string, unit: string, stream: string | null): ActivityDraft {
  return draftOnLine(line, {
    description: stream ?? 'Waste, net weight',
    kind: 'waste',
    quantity: Big(quantity).toFixed(),
    unit,
    meaning: stream === null ? 0.8 : 0.92,
  })
}

/** What was tipped: beside its label, else the first line that names a stream. */
function findStream(lines: readonly ReadLine[]): string | null {
  for (const { folded, text } of lines) {
    const match = streamLabel.exec(folded)
    const value =
      match === null ? '' : text.slice(match.index + match[0].length - (match[1]?.length ?? 0)).trim()
    if (isName(value)) return value.slice(0, 60)
  }
  const named = lines
    .flatMap(({ cells }) => cells)
    .find(({ text }) => text.length < 60 && streamWords.test(foldText(text)))
  return named?.text ?? null
}

function asWaste(activity: ActivityDraft): ActivityDraft {
  return { ...activity, kind: 'waste' }
}
