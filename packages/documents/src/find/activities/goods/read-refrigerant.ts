import Big from 'big.js'
import type { ReadLayout } from '../../../lay-out/read-layout.ts'
import type { LineNumber, ReadLine } from '../../../lay-out/layout/read-line.ts'
import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { unitWithin } from '../../../lay-out/values/unit-text.ts'
import {
  type ActivitiesRead,
  type ActivityDraft,
  noActivities,
} from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'

const gas = /\br-?\s?(?:\d{2,3}[a-f]?|1234\w*)\b/
const added = cueFor('read-refrigerant added')
// Before the service, on the nameplate, or taken out again.
const notAdded = cueFor('read-refrigerant not added')
const leastTitles = 3

/**
 * Refrigerant that a service put in: the masses under a title that says so, in rows that name the gas, else beside such
 * words on a line. What a nameplate holds and what was recovered is no use.
 */
export function readRefrigerant({ lines }: ReadLayout): ActivitiesRead {
  const rows = rowsUnder(lines)
  if (rows.length > 0) return { activities: rows, findings: [] }
  const named = lines.map(({ folded }) => gas.exec(folded)?.[0]).find((name) => name !== undefined)
  if (named === undefined) return noActivities
  const beside = lines.flatMap((line) => {
    const masses = line.numbers.filter(({ unit, isRate }) => unit?.dimension === 'mass' && !isRate)
    return masses.flatMap((number, index) => {
      // "Recovered 1.2 kg, added 3.6 kg": of several, each has the words before it.
      const words =
        masses.length === 1 ? line.folded : line.folded.slice(masses[index - 1]?.end ?? 0, number.start)
      const unit = number.unit?.unit
      return unit === undefined || !saysAdded(words)
        ? []
        : draft(line, number, unit, gas.exec(line.folded)?.[0] ?? named)
    })
  })
  return { activities: beside, findings: [] }
}

function rowsUnder(lines: readonly ReadLine[]): ActivityDraft[] {
  const titles = lines.find(({ cells }) => cells.length >= leastTitles && titleOf(cells) !== undefined)
  const title = titles === undefined ? undefined : titleOf(titles.cells)
  if (titles === undefined || title === undefined) return []
  return lines.slice(titles.index + 1).flatMap((line) => {
    const name = gas.exec(line.folded)?.[0]
    const isInPlace = line.cells.length === titles.cells.length
    const number = line.numbers.find((one) =>
      isInPlace ? one.cell === line.cells[titles.cells.indexOf(title)] : overlaps(one, title),
    )
    const unit = number?.unit ?? unitWithin(title.text, ['mass'])
    return name === undefined || number === undefined || unit === null
      ? []
      : draft(line, number, unit.unit, name)
  })
}

function titleOf(cells: readonly LayoutCell[]): LayoutCell | undefined {
  return cells.find(({ text }) => saysAdded(foldText(text)))
}

function saysAdded(folded: string): boolean {
  return added.test(folded) && !notAdded.test(folded)
}

function draft(line: ReadLine, number: LineNumber, unit: string, name: string): ActivityDraft[] {
  if (Big(number.value).lte(0)) return []
  return [
    draftOnLine(line, {
      description: `Refrigerant ${name.toUpperCase()}, added`,
      kind: 'refrigerant',
      quantity: Big(number.value).toFixed(),
      unit,
      meaning: 0.9,
    }),
  ]
}
