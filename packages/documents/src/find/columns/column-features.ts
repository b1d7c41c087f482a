import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import { spokenConcepts } from '../../lay-out/lexicon/concept.ts'
import { type Dimension, dimensions } from '../../lay-out/values/unit-words.ts'
import type { EnergyFlow } from '../activities/meter/energy-flow.ts'
import type { ColumnRole } from '../tables/column-roles.ts'
import type { Table } from '../tables/table.ts'
import type { ColumnFigures } from './column-figures.ts'
import { type ColumnRelations, relationNames } from './column-relations.ts'
import { type ColumnShape, shapeNames } from './column-shape.ts'
import { countSiblings, marksOfHead } from './column-words.ts'
import { measures } from './measures.ts'
import { type ColumnKnown, type TableKnown, marks } from './column-known.ts'

/** "+" never speaks against counting a column, "-" never for it, "" is left to the tables that the weights are fitted on. */
export type ColumnFeature = {
  name: string
  sign: '+' | '-' | ''
  of: (known: ColumnKnown) => number | boolean
}

/** Ways that electricity runs in a building with panels, a battery or a meter of two directions. */
const flows: readonly EnergyFlow[] = ['taken', 'fed-in', 'made', 'own-use', 'stored', 'device', 'all-use']
const uses = conceptList('columns of use')
const goods = conceptList('columns of goods')
const never = conceptList('columns never counted')
const roles: readonly ColumnRole[] = [
  'quantity',
  'rate',
  'cost',
  'note',
  'distance',
  'demand',
  'reading',
  'odometer',
  'meter',
  'unit',
]
const uncountedRoles: readonly ColumnRole[] = ['rate', 'cost', 'note', 'demand', 'odometer']
const uncountedIn: readonly Dimension[] = ['power', 'reactive', 'area']
const usedBy: readonly (keyof ColumnRelations)[] = ['varyingFactor', 'growth', 'difference']
const unusedBy: readonly (keyof ColumnRelations)[] = ['product', 'minuend', 'sumSoFar', 'sameAsLeft']
const unusedShapes: readonly (keyof ColumnShape)[] = ['evenSteps', 'years', 'moneyBeside']
const dated: readonly (ColumnRole | null)[] = ['date', 'start', 'end']

/** Everything that the judge of columns looks at, in a fixed order: fitted weights refer to it by place. */
export const columnFeatures: readonly ColumnFeature[] = [
  ...spokenConcepts.map((concept): ColumnFeature => ({
    name: `head ${concept}`,
    sign: uses.includes(concept) || goods.includes(concept) ? '+' : never.includes(concept) ? '-' : '',
    of: ({ said }) => said.get(concept) ?? 0,
  })),
  ...dimensions.map((dimension): ColumnFeature => ({
    name: `in ${dimension}`,
    sign: measures.includes(dimension) ? '+' : uncountedIn.includes(dimension) ? '-' : '',
    of: (known) => known.dimension === dimension,
  })),
  ...flows.map((flow): ColumnFeature => ({
    name: `flow ${flow}`,
    sign: flow === 'taken' ? '+' : flow === 'all-use' ? '' : '-',
    of: (known) => known.flow === flow,
  })),
  ...flows.map((flow): ColumnFeature => ({
    name: `beside ${flow}`,
    sign: '',
    of: ({ around }) => around.flows.includes(flow),
  })),
  ...marks.map((mark): ColumnFeature => ({
    name: mark,
    sign: mark === 'corrected' ? '+' : '-',
    of: ({ one }) => marksOfHead[mark](one.column.folded),
  })),
  ...marks.map((mark): ColumnFeature => ({
    name: `beside ${mark}`,
    sign: '',
    of: ({ around }) => around.marks.includes(mark),
  })),
  { name: 'siblings', sign: '+', of: ({ one, around }) => countSiblings(one, around.table) },
  ...roles.map((role): ColumnFeature => ({
    name: `role ${role}`,
    sign: role === 'quantity' ? '+' : uncountedRoles.includes(role) ? '-' : '',
    of: ({ one }) => one.column.role === role,
  })),
  { name: 'unknown head', sign: '', of: ({ one, said }) => said.size === 0 && one.column.title !== '' },
  { name: 'no head', sign: '', of: ({ one }) => one.column.title === '' },
  { name: 'by another', sign: '-', of: ({ one }) => /\/|\bper\b/i.test(one.column.title) },
  { name: 'letters of head', sign: '', of: ({ one }) => one.column.title.length },
  ...shapeNames.map((name): ColumnFeature => ({
    name,
    sign: unusedShapes.includes(name) ? '-' : '',
    of: ({ shape }) => shape[name],
  })),
  ...relationNames.map((name): ColumnFeature => ({
    name,
    sign: usedBy.includes(name) ? '+' : unusedBy.includes(name) ? '-' : '',
    of: ({ relations }) => relations[name],
  })),
  { name: 'price', sign: '', of: ({ price }) => price.price },
  { name: 'steady price', sign: '+', of: ({ price }) => price.steadiness },
  { name: 'place', sign: '', of: ({ one, around }) => placeOf(one, around.table) },
  { name: 'columns', sign: '', of: ({ around }) => around.table.columns.length },
  { name: 'columns of figures', sign: '', of: ({ around }) => around.figures },
  { name: 'rows', sign: '', of: ({ around }) => Math.log10(1 + around.table.rows.length) },
  { name: 'measured columns', sign: '', of: ({ around }) => around.dimensions.filter(isMeasure).length },
  { name: 'of its dimension', sign: '', of: ({ around, dimension }) => countLike(around, dimension) },
  { name: 'columns called use', sign: '', of: ({ around }) => around.calledUse },
  {
    name: 'dated',
    sign: '',
    of: ({ around }) => around.table.columns.some(({ role }) => dated.includes(role)),
  },
  { name: 'measured by row', sign: '', of: ({ around }) => isMeasure(around.units) },
  ...(['over', 'heads', 'cells'] as const).flatMap((where) =>
    spokenConcepts.map((concept): ColumnFeature => ({
      name: `${where} ${concept}`,
      sign: '',
      of: ({ around }) => around[where].get(concept) ?? 0,
    })),
  ),
]

function placeOf({ column }: ColumnFigures, { columns }: Table): number {
  return columns.indexOf(column) / Math.max(1, columns.length - 1)
}

function isMeasure(dimension: Dimension | null): boolean {
  return dimension !== null && measures.includes(dimension)
}

function countLike(around: TableKnown, dimension: Dimension | null): number {
  return dimension === null ? 0 : around.dimensions.filter((other) => other === dimension).length
}
