import type { PaperLine } from '@doublerule/carbon/working/lay-out-paper.ts'
import type { ChosenFactor } from './factor-look-up.tsx'

/** Rows of the library that are counted with a choice, the chosen one first. */
export function countedWith({ row, companions, without }: ChosenFactor): readonly ChosenFactor['row'][] {
  return [row, ...companions.filter(({ id }) => !without.has(id))]
}

/** Scopes that the line counts today and that a choice does not. */
export function droppedScopes({ rows }: Pick<PaperLine, 'rows'>, chosen: ChosenFactor): readonly number[] {
  const kept = new Set(countedWith(chosen).map(({ scope }) => scope))
  const counted = rows.filter(({ column }) => column === 'counted').map(({ emission }) => emission.scope)
  return [...new Set(counted)].filter((scope) => !kept.has(scope)).sort((left, right) => left - right)
}

/** The choice in words, as it stands on the paper; what it leaves out is said with it. */
export function labelChoice(line: Pick<PaperLine, 'rows'>, chosen: ChosenFactor): string {
  const { name, edition, publisher } = chosen.row
  const dropped = droppedScopes(line, chosen).map((scope) => `Scope ${scope} no longer counted`)
  return [`${name}, ${publisher} ${edition}`, ...dropped].join('; ').slice(0, 300)
}
