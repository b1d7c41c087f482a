import { factorById } from './factor-library.ts'
import type { LibraryFactor } from './factor-table.ts'

/** What publishers print beside the figure of combustion, generation or travel itself. */
const parts = ['', '-wtt', '-td-loss', '-wtt-generation', '-wtt-td'] as const
const idParts = /^(?<stem>.+?)(?:-wtt|-td-loss|-wtt-generation|-wtt-td)?-scope[123](?<unit>-[a-z0-9-]+)?$/

/**
 * The other factors that one publisher prints for the same thing, in the same edition and unit: Scope 3 beside Scope 2 of a
 * grid, well-to-tank beside combustion. Counted together they are the whole of it; one alone leaves a scope out.
 */
export function companionsOf(id: string): LibraryFactor[] {
  const match = idParts.exec(id)?.groups
  if (match === undefined) return []
  const ids = parts.flatMap((part) =>
    [1, 2, 3].map((scope) => `${match['stem']}${part}-scope${scope}${match['unit'] ?? ''}`),
  )
  return ids
    .filter((each) => each !== id)
    .map(factorById)
    .filter((factor) => factor !== null)
}
