import type { ReferenceGroup } from '#shared/api-reference-model.ts'

/** An object's example stands with the endpoint that answers it first; the others name the object. */
export function withEachExampleOnce(groups: readonly ReferenceGroup[]): readonly ReferenceGroup[] {
  const shown = new Set<string>()
  return groups.map((group) => ({
    ...group,
    operations: group.operations.map((operation) => ({
      ...operation,
      answers: operation.answers.map((answer) => {
        if (answer.object === null || answer.example === null) return answer
        const isShown = shown.has(answer.object)
        shown.add(answer.object)
        return isShown ? { ...answer, example: null } : answer
      }),
    })),
  }))
}
