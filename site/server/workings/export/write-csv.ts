import { escapeFormula } from '@doublerule/carbon/analysis/escape-formula.ts'
import papaparse from 'papaparse'
import { factorPagePath } from '#shared/factor-page.ts'
import { absoluteAddress } from '#shared/page-meta.ts'
import type { ExportRow, ExportSet } from './paper-table.ts'

/** Spreadsheets take a CSV for UTF-8 only when it starts with this mark. */
const byteOrderMark = '\uFEFF'

const heads = [
  'document',
  'file',
  'line',
  'state',
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
  'changes',
  'factor_page',
] as const

/** One multiplication a row, tidy: every cell says one thing, figures are exact and unformatted. */
export function writeCsv({ rows }: ExportSet): string {
  const data = rows.map((row) => cellsOf(row).map(escapeFormula))
  return `${byteOrderMark}${papaparse.unparse({ fields: [...heads], data }, { newline: '\r\n' })}\r\n`
}

function cellsOf({ document, line, emission, factor, isCounted }: ExportRow): string[] {
  const { activity, changes, state, reference } = line
  const { evidence } = line.printed ?? activity
  return [
    String(document.number),
    document.analysis.document.fileName,
    reference,
    state,
    activity.description,
    activity.kind,
    activity.quantity,
    activity.unit ?? '',
    evidence.text,
    evidence.cell ?? (evidence.page === null ? '' : `page ${evidence.page}`),
    emission?.factor ?? '',
    factor?.name ?? '',
    factor?.kgCO2ePerUnit ?? '',
    factor?.unit ?? '',
    emission?.factorQuantity ?? '',
    emission === null ? '' : String(emission.scope),
    emission?.method ?? '',
    emission?.category === null || emission === null ? '' : String(emission.category),
    emission?.kgCO2e ?? '',
    isCounted ? 'yes' : 'no',
    factor?.source ?? '',
    factor?.region ?? '',
    factor?.year ?? '',
    changes.map(({ text, reason }) => (reason === '' ? text : `${text}: ${reason}`)).join('; '),
    emission === null ? '' : absoluteAddress(factorPagePath(emission.factor)),
  ]
}
