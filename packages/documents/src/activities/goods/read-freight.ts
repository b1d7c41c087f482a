import Big from 'big.js'
import { evidenceOf } from '../../layout/evidence.ts'
import type { ReadLayout } from '../../layout/read-layout.ts'
import type { LineNumber, ReadLine } from '../../layout/read-line.ts'
import { type ActivitiesRead, detailsOf, noActivities } from '../activity-draft.ts'
import { findTotalWeight } from './weighed-load.ts'

const fromLabel =
  /^(?:ship ?(?:ped)? from|shipper|from|origin|pick ?up(?: from| address)?|sender|consignor|collection(?: address)?|absender|expediteur|ladeort)\b\s*:?\s*/
const toLabel =
  /^(?:ship to|consignee|to|destination|deliver(?:y|ed)?(?: to| address)?|receiver|empfanger|destinataire|entladeort)\b\s*:?\s*/
const town =
  /^([\p{Lu}][\p{L}' .-]{2,30}),\s*[A-Z]{2,3}\b|\b([A-Z][\p{L}' -]{2,30})\s+(?:NSW|QLD|VIC|TAS|ACT|WA|SA|NT)\s+\d{4}\b/u
const linesOfAddress = 6

/** A shipment: tonne-kilometres where printed, else its weight with the distance or the two places. */
export function readFreight(layout: ReadLayout): ActivitiesRead {
  const { lines } = layout
  const work = firstNumber(lines, ({ unit }) => unit?.dimension === 'freight-work')
  const weight = findTotalWeight(lines)
  const found =
    work ?? (weight === null ? null : { line: weight.line, quantity: weight.quantity, unit: weight.unit })
  if (found === null) return noActivities
  const distance = firstNumber(lines, ({ unit, isRate }) => unit?.unit === 'km' && !isRate)
  const [origin, destination] = [placeAfter(lines, fromLabel), placeAfter(lines, toLabel)]
  const route = origin !== null && destination !== null ? `, ${origin}–${destination}` : ''
  return {
    activities: [
      {
        description: `Freight${route}`,
        kind: 'freight',
        quantity: Big(found.quantity).toFixed(),
        unit: found.unit,
        estimated: false,
        period: null,
        details: {
          ...detailsOf({ origin, destination }),
          distanceKm: work === null && distance !== null ? distance.quantity : null,
        },
        evidence: evidenceOf(found.line),
        read: found.line.readConfidence,
        meaning: 0.88,
      },
    ],
    findings: weight?.findings ?? [],
  }
}

function firstNumber(lines: readonly ReadLine[], isWanted: (number: LineNumber) => boolean) {
  for (const line of lines) {
    const number = line.numbers.find((candidate) => isWanted(candidate) && Big(candidate.value).gt(0))
    if (number?.unit !== undefined && number.unit !== null)
      return { line, quantity: number.value, unit: number.unit.unit }
  }
  return null
}

/** The town in the address under a label. */
function placeAfter(lines: readonly ReadLine[], label: RegExp): string | null {
  for (const line of lines) {
    const cell = line.cells.find(({ start, end }) => label.test(line.folded.slice(start, end)))
    if (cell === undefined) continue
    for (let step = 0; step <= linesOfAddress; step++) {
      const below = lines[line.index + step]?.cells.find(
        (other) => other.left < cell.right && cell.left < other.right,
      )
      const match = town.exec(below?.text ?? '')
      if (match !== null) return (match[1] ?? match[2] ?? '').trim()
    }
  }
  return null
}
