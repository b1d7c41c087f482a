import type { DocumentRead } from '../../paper/document-read.ts'
import type { DocumentText } from '../../../document-text.ts'
import { exactProblems } from '../exact-problems.ts'
import { leafAt } from '../tree.ts'
import { toPart } from '../to-part.ts'
import { countMeter } from './count-espi-meter.ts'
import { countSummaries } from './count-espi-summaries.ts'
import { type EspiMeter, readEspiFeed } from './espi-feed.ts'
import { intervalsOf } from './espi-intervals.ts'
import { toMeterDocument } from './meter-document.ts'

/**
 * Green Button usage (Atom with ESPI): the intervals of each meter reading added up in the unit, the power of ten and the
 * direction of its own reading type; billed usage only where a feed holds no intervals. Null for other XML.
 */
export function readGreenButton(document: DocumentText): DocumentRead | null {
  const root = document.xml === undefined ? null : toPart(document)
  const feed = root === null ? null : readEspiFeed(root)
  if (feed === null) return null
  const metered = withoutRepeats(feed.meters).map((meter) => countMeter(meter, feed))
  const hasIntervals = feed.meters.some(({ blocks }) => blocks.length > 0)
  const counted = hasIntervals ? metered : [countSummaries(feed)]
  return toMeterDocument(
    counted.flatMap(({ registers }) => registers),
    {
      reason: hasIntervals ? 'Green Button interval readings' : 'Green Button usage summaries',
      findings: [],
      problems: [
        ...counted.flatMap(({ problems }) => problems),
        ...(hasIntervals && feed.summaries.length > 0
          ? [exactProblems.billedBeside(feed.summaries.length)]
          : []),
      ],
      country: null,
    },
  )
}

/** The same use told in hours and in days is one use: of readings that are alike but for their length one counts. */
function withoutRepeats(meters: readonly EspiMeter[]): readonly EspiMeter[] {
  const groups = Map.groupBy(meters, ({ point, type, name }) =>
    type === null || point === null
      ? name
      : [
          point.name,
          ...['uom', 'flowDirection', 'phase', 'tou', 'commodity'].map((key) => leafAt(type, key)?.text),
        ].join(' '),
  )
  return [...groups.values()].flatMap((group) => {
    const lengths = new Set(group.map(({ type }) => leafAt(type, 'intervalLength')?.text ?? ''))
    if (group.length < 2 || lengths.size < 2) return group
    return [group.reduce((most, meter) => (spanOf(meter) > spanOf(most) ? meter : most))]
  })
}

function spanOf({ blocks }: EspiMeter): number {
  return intervalsOf(blocks).reduce((sum, { seconds }) => sum + seconds, 0)
}
