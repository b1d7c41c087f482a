import type { Context } from '../candidates/candidate.ts'
import { groupRules, kindGroups } from '../candidates/kind-group.ts'
import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import type { Concept } from '../../lay-out/lexicon/concept.ts'
import type { Mention } from '../../lay-out/lexicon/mention.ts'
import type { Feature } from './feature.ts'

const countedAs = conceptList('counted')

const neverCounted = conceptList('never counted')

const notCounted = conceptList('counted by nobody')

const telling = conceptList('telling')

const papers = conceptList('papers judged')

const beside: readonly Context[] = ['own', 'label']
const contexts: readonly (readonly Context[])[] = [beside, ['head'], ['row']]
const subjectContexts: readonly (readonly Context[])[] = [...contexts, ['near'], ['section']]

/** What the words around a number say of it. */
export const wordFeatures: readonly Feature[] = [
  ...contexts.flatMap((places) => [
    wordsFeature(places, 'counted', countedAs, '+'),
    wordsFeature(places, 'never counted', neverCounted, '-'),
    wordsFeature(places, 'counted by nobody', notCounted, '-'),
    ...telling.map((concept) => wordsFeature(places, concept, [concept], '')),
  ]),
  wordsFeature(['near'], 'never counted', neverCounted, ''),
  ...subjectContexts.flatMap((places): Feature[] => [
    {
      name: `${places.join(' or ')} names it`,
      sign: '+',
      of: ({ candidate, group }) => strengthIn(candidate.words, places, groupRules[group].concepts),
    },
    {
      name: `${places.join(' or ')} names only another`,
      sign: '-',
      of: ({ candidate, group }) => {
        const own = strengthIn(candidate.words, places, groupRules[group].concepts)
        const other = Math.max(
          ...kindGroups.map((rival) =>
            rival === group ? 0 : strengthIn(candidate.words, places, groupRules[rival].concepts),
          ),
        )
        return Math.max(0, other - own)
      },
    },
  ]),
  {
    name: 'share of the words that name it',
    sign: '+',
    of: ({ group, words }) => {
      const weights = kindGroups.map((name) => words.weightOf(groupRules[name].concepts))
      const all = weights.reduce((sum, weight) => sum + weight, 0)
      return all === 0 ? 0 : words.weightOf(groupRules[group].concepts) / all
    },
  },
  { name: 'lines to the heading', sign: '', of: ({ candidate }) => candidate.sectionDistance },
  { name: 'lines to the title', sign: '', of: ({ candidate }) => candidate.titleDistance },
  ...papers.map((concept): Feature => ({
    name: `document: ${concept}`,
    sign: '',
    of: ({ words }) => words.headOf(concept) + Math.log1p(words.weightOf([concept])),
  })),
  {
    name: 'document: counted by nobody',
    sign: '',
    of: ({ words }) => Math.log1p(words.weightOf(notCounted)),
  },
]

function wordsFeature(
  places: readonly Context[],
  name: string,
  concepts: readonly Concept[],
  sign: Feature['sign'],
): Feature {
  return {
    name: `${places.join(' or ')}: ${name}`,
    sign,
    of: ({ candidate }) => strengthIn(candidate.words, places, concepts),
  }
}

function strengthIn(
  words: Readonly<Record<Context, readonly Mention[]>>,
  places: readonly Context[],
  concepts: readonly Concept[],
): number {
  let strongest = 0
  for (const place of places) {
    for (const { concept, strength } of words[place]) {
      if (strength > strongest && concepts.includes(concept)) strongest = strength
    }
  }
  return strongest
}
