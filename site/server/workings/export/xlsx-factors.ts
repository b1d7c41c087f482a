import type { Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { factorPagePath } from '#shared/factor-page.ts'
import type { ExportSet } from './paper-table.ts'
import { firstRow, head, number, type SheetDraft, text } from './xlsx-cells.ts'

export const factorsSheetName = 'Factors'

const heads = ['Id', 'Name', 'kg CO2e per unit', 'Unit', 'Source', 'Region', 'Year', 'GWP', 'Licence', 'Page']

export type FactorRows = { sheet: SheetDraft; rowOf: (factor: Factor) => number | undefined }

/** Papers of two libraries may hold one id with two values: each has its row. */
function keyOf({ id, kgCO2ePerUnit }: Factor): string {
  return `${id} ${kgCO2ePerUnit}`
}

/** Every factor of the set once, in rows that the lines refer to. */
export function layOutFactors({ papers, addressOf }: ExportSet): FactorRows {
  const factors = new Map(
    papers
      .flatMap(({ analysis }) => Object.values(analysis.factors))
      .map((factor) => [keyOf(factor), factor] as const),
  )
  const rows = new Map([...factors.keys()].map((key, index) => [key, index + firstRow]))
  const data = [...factors.values()].map((factor) => [
    text(factor.id),
    text(factor.name),
    number(factor.kgCO2ePerUnit),
    text(factor.unit),
    text(factor.source),
    text(factor.region),
    text(factor.year),
    text(factor.gwp),
    text(factor.licence),
    text(addressOf(factorPagePath(factor.id))),
  ])
  const widths = [44, 40, 14, 8, 60, 12, 8, 12, 40, 60]
  return {
    sheet: { name: factorsSheetName, rows: [heads.map(head), ...data], widths, values: [] },
    rowOf: (factor) => rows.get(keyOf(factor)),
  }
}
