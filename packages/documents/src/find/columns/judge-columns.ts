import { type Committee, predictCommittee } from '../../judge/predict/predict-committee.ts'
import type { TableColumn } from '../tables/table-column.ts'
import type { Table } from '../tables/table.ts'
import { describeColumns } from './describe-columns.ts'
import weights from './column-weights.generated.json' with { type: 'json' }
import { withRivals } from './with-rivals.ts'

/** How likely each column of a table that holds figures is what is counted; fitted by `npm run fit`. */
export function judgeColumns(table: Table, title: string): ReadonlyMap<TableColumn, number> {
  const described = describeColumns(table, title)
  const features = described.map((column) => column.features)
  const alone = features.map((column) => probabilityOf(weights.alone, column))
  const beside = withRivals(features, alone).map((column) => probabilityOf(weights.beside, column))
  return new Map(described.map(({ column }, index) => [column, beside[index] ?? 0]))
}

function probabilityOf(judges: Committee, features: Float32Array): number {
  return predictCommittee(judges, features).probability
}
