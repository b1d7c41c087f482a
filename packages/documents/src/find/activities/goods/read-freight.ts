import Big from 'big.js'
import type { ReadLayout } from '../../../lay-out/read-layout.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { findLabelledEnds } from '../travel/labelled-ends.ts'
import { findSaid } from '../../../lay-out/layout/labels.ts'
import type { LineNumber, ReadLine } from '../../../lay-out/layout/read-line.ts'
import { type ActivitiesRead, detailsOf, noActivities } from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { findColumnWeight } from './column-weight.ts'
import { findBareWeight, findGrossWeight, findLabelledWeight } from './weighed-load.ts'

// The most telling first; "van" only as what carries.
const vehicleWords = (['air', 'sea', 'rail', 'articulated', 'rigid', 'refrigerated', 'courier'] as const).map(
  (name) => cueFor(`read-freight ${name}`),
)

/** A shipment: tonne-kilometres where printed, else its weight, in what unit ever, with the distance or the two places. */
export function readFreight(layout: ReadLayout): ActivitiesRead {
  const { lines } = layout
  const work = firstNumber(lines, ({ unit }) => unit?.dimension === 'freight-work')
  const column = work === null ? findColumnWeight(lines, findSaid(lines, 'gross', 3)) : null
  const weight = column === null ? (findLabelledWeight(lines, 'total') ?? findGrossWeight(lines)) : null
  const bare = work ?? column ?? weight ?? findBareWeight(lines)
  if (bare === null) return noActivities
  const found = { unit: null, ...bare }
  const distance = firstNumber(lines, ({ unit, isRate }) => unit?.unit === 'km' && !isRate)
  const [ends] = findLabelledEnds(lines)
  const [origin, destination] = [ends?.from.name ?? null, ends?.to.name ?? null]
  const route = origin !== null && destination !== null ? `, ${origin}–${destination}` : ''
  return {
    activities: [
      draftOnLine(found.line, {
        description: `Freight${modeOf(lines)}${route}`,
        kind: 'freight',
        quantity: Big(found.quantity).toFixed(),
        unit: found.unit,
        details: {
          ...detailsOf({ origin, destination }),
          distanceKm: work === null && distance !== null ? distance.quantity : null,
        },
        meaning: 0.88,
      }),
    ],
    findings: weight?.findings ?? [],
  }
}

/** What carried it, in the document's own words: the factor follows them. */
function modeOf(lines: readonly ReadLine[]): string {
  for (const words of vehicleWords) {
    for (const { folded } of lines) {
      const match = words.exec(folded)
      if (match !== null) return `, ${match[0]}`
    }
  }
  return ''
}

function firstNumber(lines: readonly ReadLine[], isWanted: (number: LineNumber) => boolean) {
  for (const line of lines) {
    const number = line.numbers.find((candidate) => isWanted(candidate) && Big(candidate.value).gt(0))
    if (number?.unit !== undefined && number.unit !== null)
      return { line, quantity: number.value, unit: number.unit.unit }
  }
  return null
}
