import { createHash } from 'node:crypto'
import { columnFeatures } from '../src/find/columns/column-features.ts'
import { rivalFeatures, withRivals } from '../src/find/columns/with-rivals.ts'
import { type Committee, predictCommittee } from '../src/judge/predict/predict-committee.ts'
import { type ColumnRow, unpackColumns } from './column-rows.ts'
import { type TreeOptions, fitTrees } from './fit-trees.ts'
import { leaveGroupsOut } from './leave-groups-out.ts'

type Fit = {
  /** Judges of a column by itself. */
  alone: Committee
  /** Judges of a column that know what the first thinks of those beside it. */
  beside: Committee
}

/** What `npm run fit` writes. */
export type ColumnWeights = Fit & {
  rowsSha256: string
  features: readonly string[]
  /**
   * Tables of left-out makers, at the bar: of those with something to count how many were told wholly right and how many
   * had something false, and of the others how many had.
   */
  leftOut: { counting: number; right: number; wrong: number; others: number; wrongOthers: number }
}

const folds = 6
const judgeCount = 5
const aloneTrees = 80
const besideTrees = 120
const grow: TreeOptions = { depth: 3, learningRate: 0.15, leastLeafWeight: 4, l2: 1, leastGain: 0.01 }
const signs = [...columnFeatures, ...rivalFeatures].map(({ sign }) =>
  sign === '+' ? 1 : sign === '-' ? -1 : 0,
)

export function fitColumns(packed: Uint8Array, bar: number): ColumnWeights {
  const { names, rows } = unpackColumns(packed)
  const leftOut = leaveGroupsOut(rows, folds).flatMap(({ train, test }) => {
    const { alone, beside } = fitJudges(train, besideTrees)
    return besideOthers(test, () => alone).map((row) => ({ ...row, isTold: judge(beside, row) >= bar }))
  })
  return {
    rowsSha256: createHash('sha256').update(packed).digest('hex'),
    features: names,
    ...fitJudges(rows, besideTrees),
    leftOut: measure(leftOut),
  }
}

/** The second judges learn from what first judges say who did not know the maker. */
export function fitJudges(rows: readonly ColumnRow[], trees: number): Fit {
  const fitAlone = (some: readonly ColumnRow[]): Committee => [
    fitTrees(some, { ...grow, trees: aloneTrees, signs }),
  ]
  const known = new Map(
    leaveGroupsOut(rows, judgeCount).flatMap(({ train, test }) => {
      const alone = fitAlone(train)
      return test.map((row) => [row, alone] as const)
    }),
  )
  const alone = fitAlone(rows)
  const second = besideOthers(rows, (row) => known.get(row) ?? alone)
  const beside = leaveGroupsOut(second, judgeCount).map(({ train }) =>
    fitTrees(train, { ...grow, trees, signs }),
  )
  return { alone, beside }
}

function besideOthers(rows: readonly ColumnRow[], judgesOf: (row: ColumnRow) => Committee): ColumnRow[] {
  return [...Map.groupBy(rows, ({ table }) => table).values()].flatMap((table) => {
    const likely = table.map((row) => judge(judgesOf(row), row))
    const features = withRivals(
      table.map((row) => row.features),
      likely,
    )
    return table.map((row, index) => ({ ...row, features: features[index] ?? row.features }))
  })
}

function judge(judges: Committee, { features }: ColumnRow): number {
  return predictCommittee(judges, features).probability
}

function measure(rows: readonly (ColumnRow & { isTold: boolean })[]): ColumnWeights['leftOut'] {
  const tables = [...Map.groupBy(rows, ({ table }) => table).values()].map((columns) => ({
    counts: columns.some(({ label }) => label === 1),
    isWrong: columns.some(({ isTold, label }) => isTold && label === 0),
    isRight: columns.every(({ isTold, label }) => isTold === (label === 1)),
  }))
  const counting = tables.filter(({ counts }) => counts)
  const others = tables.filter(({ counts }) => !counts)
  return {
    counting: counting.length,
    right: counting.filter(({ isRight }) => isRight).length,
    wrong: counting.filter(({ isWrong }) => isWrong).length,
    others: others.length,
    wrongOthers: others.filter(({ isWrong }) => isWrong).length,
  }
}
