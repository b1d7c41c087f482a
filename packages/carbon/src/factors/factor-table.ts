import type { Factor } from '../analysis/analysis-schema.ts'

/** A factor with the words that documents use for it. */
export type LibraryFactor = Factor & { aliases: readonly string[] }

/** Column-wise factors as scripts/generate-data.ts writes them; long texts stand once, in `texts`. */
export type FactorTable = {
  id: string[]
  name: string[]
  value: string[]
  co2: string[]
  ch4: string[]
  n2o: string[]
  scope: number[]
  scope3Category: number[]
  category: number[]
  unit: number[]
  region: number[]
  year: number[]
  source: number[]
  sourceUrl: number[]
  licence: number[]
  verification: number[]
  notes: number[]
  aliases: number[]
  texts: string[]
}

/** Every total of the library is on this basis: CH4 28, N2O 265 (NOTES.md, "Units, scopes, regions"). */
const gwpBasis = 'IPCC AR5, 100 years'

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`the factor table ends before row ${index}`)
  return item
}

function scopeOf(value: number): 1 | 2 | 3 {
  if (value === 1 || value === 2 || value === 3) return value
  throw new Error(`no such scope: ${value}`)
}

/** One row of a generated table as a factor. */
export function readFactor(table: FactorTable, row: number): LibraryFactor {
  const textOf = (column: readonly number[]) => itemAt(table.texts, itemAt(column, row))
  const gases = { co2: itemAt(table.co2, row), ch4: itemAt(table.ch4, row), n2o: itemAt(table.n2o, row) }
  const areGasesPublished = gases.co2 !== '' && gases.ch4 !== '' && gases.n2o !== ''
  const scope3Category = itemAt(table.scope3Category, row)
  return {
    id: itemAt(table.id, row),
    name: itemAt(table.name, row),
    category: textOf(table.category),
    kgCO2ePerUnit: itemAt(table.value, row),
    unit: textOf(table.unit),
    gases: areGasesPublished ? gases : null,
    scope: scopeOf(itemAt(table.scope, row)),
    scope3Category: scope3Category === 0 ? null : scope3Category,
    region: textOf(table.region),
    year: textOf(table.year),
    source: textOf(table.source),
    sourceUrl: textOf(table.sourceUrl),
    licence: textOf(table.licence),
    verification: textOf(table.verification),
    gwp: gwpBasis,
    notes: textOf(table.notes),
    aliases: textOf(table.aliases).split(';').filter(Boolean),
  }
}

/** Unpacks a generated table into factors. */
export function readFactorTable(table: FactorTable): LibraryFactor[] {
  return table.id.map((_id, row) => readFactor(table, row))
}
