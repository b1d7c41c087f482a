export type Fold<Row> = { train: readonly Row[]; test: readonly Row[] }

/**
 * Parts rows into k folds, each group whole in one of them: the largest groups first, each into the fold with the fewest
 * rows so far.
 */
export function leaveGroupsOut<Row extends { group: string }>(rows: readonly Row[], k: number): Fold<Row>[] {
  const groups = [...Map.groupBy(rows, ({ group }) => group)].toSorted(
    ([a, left], [b, right]) => right.length - left.length || (a < b ? -1 : 1),
  )
  const sizes = Array.from({ length: k }, () => 0)
  const foldOf = new Map<string, number>()
  for (const [group, members] of groups) {
    const fold = sizes.indexOf(Math.min(...sizes))
    foldOf.set(group, fold)
    sizes[fold] = (sizes[fold] ?? 0) + members.length
  }
  return sizes.map((_, fold) => ({
    train: rows.filter(({ group }) => foldOf.get(group) !== fold),
    test: rows.filter(({ group }) => foldOf.get(group) === fold),
  }))
}
