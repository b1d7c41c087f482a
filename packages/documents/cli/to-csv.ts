import { basename } from 'node:path'
import type { Activity, Analysis, Emission } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { escapeFormula } from '@doublerule/carbon/analysis/escape-formula.ts'
import type { FileResult } from './analyse-files.ts'

const heads = [
  'file',
  'line',
  'description',
  'kind',
  'quantity',
  'unit',
  'evidence',
  'place_on_document',
  'factor_id',
  'factor_name',
  'kg_co2e_per_unit',
  'factor_unit',
  'factor_quantity',
  'scope',
  'method',
  'category',
  'kg_co2e',
  'counted',
  'source',
  'region',
  'year',
  'problem',
] as const

type Row = Partial<Record<(typeof heads)[number], string>>

/** The first line of the table, behind the mark by which spreadsheets know UTF-8; the line feed follows when it is written. */
export const csvHead = `\uFEFF${heads.join(',')}\r`

/** The rows of a file, one multiplication each, with their line ends; one row says why there is none. */
export function toCsv(result: FileResult): string {
  return rowsOf(result)
    .map((row) => `${heads.map((head) => toCell(row[head] ?? '')).join(',')}\r`)
    .join('\n')
}

function rowsOf(result: FileResult): Row[] {
  const file = basename(result.path)
  if (!result.ok) return [{ file, problem: `${result.problem.code}: ${result.problem.detail}` }]
  const { analysis } = result
  if (analysis.activities.length === 0) return [{ file, problem: 'no activity was found' }]
  return analysis.activities.flatMap((activity) => {
    const read = { file, ...describeActivity(activity) }
    if (activity.emissions.length === 0) return [{ ...read, problem: activity.match.reason }]
    return activity.emissions.map((emission) => ({ ...read, ...describeEmission(emission, analysis) }))
  })
}

function describeActivity({ id, description, kind, quantity, unit, evidence }: Activity): Row {
  const page = evidence.page === null ? '' : `page ${evidence.page}`
  return {
    line: id,
    description,
    kind,
    quantity,
    unit: unit ?? '',
    evidence: evidence.text,
    place_on_document: evidence.cell ?? page,
  }
}

function describeEmission(emission: Emission, { factors }: Analysis): Row {
  const factor = factors[emission.factor]
  return {
    factor_id: emission.factor,
    factor_name: factor?.name ?? '',
    kg_co2e_per_unit: factor?.kgCO2ePerUnit ?? '',
    factor_unit: factor?.unit ?? '',
    factor_quantity: emission.factorQuantity,
    scope: String(emission.scope),
    method: emission.method ?? '',
    category: emission.category === null ? '' : String(emission.category),
    kg_co2e: emission.kgCO2e,
    counted: emission.counted ? 'yes' : 'no',
    source: factor?.source ?? '',
    region: factor?.region ?? '',
    year: factor?.year ?? '',
  }
}

/** RFC 4180: quoted where a cell holds a comma, a quote or a line end. */
function toCell(text: string): string {
  const cell = escapeFormula(text)
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
