import { leaveGroupsOut } from './leave-groups-out.ts'

type Fitted<Row, Model> = {
  model: Model
  /** Each document of actual use, with the model that was fitted without its group. */
  leftOut: readonly { row: Row; model: Model }[]
}

/** Fits all rows, and for each group the others, to see what a document of nobody known comes to. */
export function fitLeavingOut<Row extends { group: string }, Model>(
  rows: readonly Row[],
  folds: number,
  fit: (rows: readonly Row[]) => Model,
): Fitted<Row, Model> {
  return {
    model: fit(rows),
    leftOut: leaveGroupsOut(rows, folds).flatMap(({ train, test }) => {
      const model = fit(train)
      return test.filter(({ group }) => !isMade(group)).map((row) => ({ row, model }))
    }),
  }
}

/** The group of a paper written for this, which is learnt from and not counted among those told rightly. */
export function madeGroup(index: number): string {
  return `made ${index}`
}

export function isMade(group: string): boolean {
  return group.startsWith('made ')
}
