import { basename } from 'node:path'
import type { Activity } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { csvCells, csvColumns } from '@doublerule/carbon/analysis/csv-cells.ts'
import { escapeFormula } from '@doublerule/carbon/analysis/escape-formula.ts'
import papaparse from 'papaparse'
import type { FileResult } from './analyse-files.ts'

const heads = ['file', 'line', ...csvColumns, 'problem']

/** The first line of the table, behind the mark by which spreadsheets know UTF-8; the line feed follows when it is written. */
export const csvHead = `\uFEFF${heads.join(',')}\r`

/** The rows of a file, one multiplication each, with their line ends; one row says why there is none. */
export function toCsv(result: FileResult): string {
  const rows = rowsOf(result).map((cells) => cells.map(escapeFormula))
  return `${papaparse.unparse(rows, { newline: '\r\n' })}\r`
}

function rowsOf(result: FileResult): string[][] {
  const file = basename(result.path)
  const problemRow = (problem: string) => [file, ...heads.slice(2).map(() => ''), problem]
  if (!result.ok) return [problemRow(`${result.problem.code}: ${result.problem.detail}`)]
  const { activities, factors } = result.analysis
  if (activities.length === 0) return [problemRow('no activity was found')]
  const rowsOfActivity = (activity: Activity): string[][] => {
    const { id, emissions, match } = activity
    if (emissions.length === 0) return [[file, id, ...csvCells(activity, null), match.reason]]
    return emissions.map((emission) => {
      const worked = { emission, factor: factors[emission.factor], isCounted: emission.counted }
      return [file, id, ...csvCells(activity, worked), '']
    })
  }
  return activities.flatMap(rowsOfActivity)
}
