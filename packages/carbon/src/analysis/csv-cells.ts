import type { Activity, Emission, Evidence, Factor } from './analysis-schema.ts'

/** The columns of one multiplication, in every CSV that we write; each writer adds its own beside them. */
export const csvColumns = [
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
] as const

type Read = Pick<Activity, 'description' | 'kind' | 'quantity' | 'unit'> & { evidence: Evidence }
type Worked = { emission: Emission; factor: Factor | undefined | null; isCounted: boolean }

/** The cells of those columns: exact and unformatted; those of the factor stay empty where there is none. */
export function csvCells(read: Read, worked: Worked | null): string[] {
  const { page, cell, text } = read.evidence
  const place = cell ?? (page === null ? '' : `page ${page}`)
  const activityCells = [read.description, read.kind, read.quantity, read.unit ?? '', text, place]
  if (worked === null) {
    const left = csvColumns.slice(activityCells.length)
    return [...activityCells, ...left.map((column) => (column === 'counted' ? 'no' : ''))]
  }
  const { emission, factor, isCounted } = worked
  return [
    ...activityCells,
    emission.factor,
    factor?.name ?? '',
    factor?.kgCO2ePerUnit ?? '',
    factor?.unit ?? '',
    emission.factorQuantity,
    String(emission.scope),
    emission.method ?? '',
    String(emission.category ?? ''),
    emission.kgCO2e,
    isCounted ? 'yes' : 'no',
    factor?.source ?? '',
    factor?.region ?? '',
    factor?.year ?? '',
  ]
}
