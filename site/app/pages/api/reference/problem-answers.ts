import type { ReferenceAnswer, ReferenceOperation } from '#shared/api-reference-model.ts'

/** The answers of an endpoint that are problems. */
export function problemsOf({ answers }: ReferenceOperation): readonly ReferenceAnswer[] {
  return answers.filter(({ status }) => isProblem(status))
}

/** The problems that every endpoint of a reference answers in the same words: they are listed once. */
export function sharedProblemsOf(operations: readonly ReferenceOperation[]): readonly ReferenceAnswer[] {
  const [first, ...others] = operations
  if (first === undefined || others.length === 0) return []
  return problemsOf(first).filter((problem) =>
    others.every((operation) => isAmong(problem, problemsOf(operation))),
  )
}

export function isAmong(problem: ReferenceAnswer, problems: readonly ReferenceAnswer[]): boolean {
  return problems.some(
    ({ status, object, text }) =>
      status === problem.status && object === problem.object && text === problem.text,
  )
}

export function isProblem(status: string): boolean {
  return status === 'default' || status >= '400'
}
