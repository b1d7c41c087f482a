import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Candidate, Context } from '../candidates/candidate.ts'
import { type KindGroup, groupRules } from '../candidates/kind-group.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { PageWords } from '../candidates/page-words.ts'

const contexts: readonly Context[] = ['own', 'label', 'head', 'row', 'near', 'section']

/**
 * Which kind of its group a line is, by the nearest words that say one: "Diesel" on the line before "Fuel" over the
 * column before what the page names most. The general word stays where nothing tells more.
 */
export function kindOf(
  candidate: Candidate,
  group: KindGroup,
  lines: readonly ReadLine[],
  words: PageWords,
): ActivityKind {
  const { kinds } = groupRules[group]
  const [only, second] = kinds
  if (only !== undefined && second === undefined) return only
  for (const context of contexts) {
    const named = candidate.words[context]
      .flatMap(({ concept, strength }) => {
        const kind = kinds.find((name) => name === concept)
        return kind === undefined || kind === 'fuel' ? [] : [{ kind, strength }]
      })
      .toSorted((a, b) => b.strength - a.strength)
    if (named[0] !== undefined) return named[0].kind
  }
  return mostNamed(kinds, lines, words) ?? (group === 'fuel' ? 'fuel' : (only ?? 'fuel'))
}

/** The one kind that the page names; several leave it open. */
function mostNamed(
  kinds: readonly ActivityKind[],
  lines: readonly ReadLine[],
  words: PageWords,
): ActivityKind | null {
  const named = new Set(
    lines.flatMap((line) =>
      words.of(line).flatMap(({ concept, strength }) => {
        const kind = strength < 2 ? undefined : kinds.find((name) => name === concept)
        return kind === undefined || kind === 'fuel' ? [] : [kind]
      }),
    ),
  )
  const [one, other] = named
  return one !== undefined && other === undefined ? one : null
}
