import { createHash } from 'node:crypto'
import { type Committee, predictCommittee } from '../src/judge/predict/predict-committee.ts'
import { type AccountFit, type LeftOutRow, fitAccount } from './fit-account.ts'
import { type TreeOptions, fitTrees } from './fit-trees.ts'
import { leaveGroupsOut } from './leave-groups-out.ts'
import type { Row } from './row.ts'
import { unpackRows } from './rows-file.ts'

/** What `npm run fit` writes: the trees, how their figures are chosen among, and from which rows they come. */
export type RoleWeights = {
  rowsSha256: string
  features: readonly string[]
  options: TreeOptions
  judges: Committee
  account: AccountFit
  /** How well figures of left-out groups were told apart, by kind: rows counted, rows in all, log loss by weight. */
  leftOut: Readonly<Record<string, { counted: number; rows: number; logLoss: number }>>
}

const folds = 5
const judgeCount = 5

export function fitRoles(packed: Uint8Array, options: TreeOptions): RoleWeights {
  const { names, rows } = unpackRows(packed)
  const leftOut = leaveGroupsOut(rows, folds).flatMap(({ train, test }, fold) => {
    const judges = fitCommittee(train, options)
    return test.map((row): LeftOutRow => ({ ...row, fold, ...predictCommittee(judges, row.features) }))
  })
  return {
    rowsSha256: createHash('sha256').update(packed).digest('hex'),
    features: names,
    options,
    judges: fitCommittee(rows, options),
    account: fitAccount(leftOut),
    leftOut: Object.fromEntries(
      [...Map.groupBy(leftOut, ({ kind }) => kind)]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, group]) => [kind, measure(group)]),
    ),
  }
}

/** Each judge is fitted without another part of the groups. */
export function fitCommittee(rows: readonly Row[], options: TreeOptions): Committee {
  return leaveGroupsOut(rows, judgeCount).map(({ train }) => fitTrees(train, options))
}

function measure(rows: readonly LeftOutRow[]) {
  let loss = 0
  let weight = 0
  let counted = 0
  for (const row of rows) {
    loss -= row.weight * Math.log(row.label === 1 ? row.probability : 1 - row.probability)
    weight += row.weight
    if (row.weight > 0) counted += row.label
  }
  return { counted, rows: rows.length, logLoss: Number((loss / Math.max(1e-9, weight)).toPrecision(4)) }
}
