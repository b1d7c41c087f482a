import type { Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { escapeFormula } from '@doublerule/carbon/analysis/escape-formula.ts'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { listFactors, toAnalysisFactor } from '@doublerule/carbon/factors/factor-library.ts'
import papaparse from 'papaparse'
import { absoluteAddress } from '#shared/page-meta.ts'
import { factorPagePath } from '#shared/factor-page.ts'

export type LibraryFile = { contentType: string; body: string }

const columns = [
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['kind', ({ category }) => category],
  ['unit', ({ unit }) => unit],
  ['kgco2e_per_unit', ({ kgCO2ePerUnit }) => kgCO2ePerUnit],
  ['co2', ({ gases }) => gases?.co2 ?? ''],
  ['ch4', ({ gases }) => gases?.ch4 ?? ''],
  ['n2o', ({ gases }) => gases?.n2o ?? ''],
  ['scope', ({ scope }) => String(scope ?? '')],
  ['scope3_category', ({ scope3Category }) => String(scope3Category ?? '')],
  ['region', ({ region }) => region],
  ['edition', ({ year }) => year],
  ['gwp', ({ gwp }) => gwp],
  ['source', ({ source }) => source],
  ['source_url', ({ sourceUrl }) => sourceUrl],
  ['licence', ({ licence }) => licence],
  ['verification', ({ verification }) => verification],
  ['notes', ({ notes }) => notes],
] as const satisfies readonly (readonly [string, (factor: Factor) => string])[]

/** The whole library as CSV: one factor a row, its licence in the row. */
function writeCsv(): string {
  const fields = columns.map(([name]) => name)
  const data = listFactors().map((factor) => columns.map(([, read]) => escapeFormula(read(factor))))
  return `${papaparse.unparse({ fields, data }, { newline: '\r\n' })}\r\n`
}

/** The whole library as JSON, with its edition and the licences that are in it. */
function writeJson(): string {
  const factors = listFactors().map(toAnalysisFactor)
  return JSON.stringify({
    library: engineVersion.factorLibrary,
    unit: 'kg CO2e per unit',
    licences: [...new Set(factors.map(({ licence }) => licence))].toSorted(),
    factors: factors.map((factor) => ({ ...factor, page: absoluteAddress(factorPagePath(factor.id)) })),
  })
}

const writers: Readonly<Record<string, () => LibraryFile>> = {
  '/factors.csv': () => ({ contentType: 'text/csv; charset=utf-8', body: writeCsv() }),
  '/factors.json': () => ({ contentType: 'application/json', body: writeJson() }),
}

/** What the site publishes of the library besides its pages: two downloads, and the addresses of all factors. */
export const libraryPort = {
  holds: (path: string): boolean => Object.hasOwn(writers, path),
  write: (path: string): LibraryFile | null => writers[path]?.() ?? null,
  listPaths: (): string[] => listFactors().map(({ id }) => factorPagePath(id)),
}
