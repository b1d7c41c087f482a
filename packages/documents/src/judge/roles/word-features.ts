import type { Context } from '../candidates/candidate.ts'
import { groupRules, kindGroups } from '../candidates/kind-group.ts'
import type { Concept } from '../../lay-out/lexicon/concept.ts'
import type { Mention } from '../../lay-out/lexicon/mention.ts'
import type { Feature } from './feature.ts'

/** What a figure that is counted is called. */
const countedAs: readonly Concept[] = ['use', 'total', 'part', 'quantity', 'net', 'nights', 'distance']

/** What is never counted, whatever its unit. */
const neverCounted: readonly Concept[] = [
  'demand',
  'reactive',
  'average',
  'comparison',
  'history',
  'forecast',
  'example',
  'limit',
  'carbon',
  'heating-value',
  'identifier',
  'contact',
  'address',
  'date',
  'due',
  'balance',
  'temperature',
  'tare',
  'gross',
  'stock',
  'size',
  'percentage',
  'odometer',
  'code',
  'days',
  'tax',
  'standing-charge',
  'multiplier',
  'additive',
]

/** What is bought and counted by nobody. */
const notCounted: readonly Concept[] = [
  'food',
  'telecom',
  'software',
  'retail',
  'service',
  'parking',
  'insurance',
]

/** Words whose weight depends on where they stand and on what else is said. */
const telling: readonly Concept[] = [
  'use',
  'total',
  'part',
  'step',
  'reading-before',
  'reading-after',
  'reading',
  'rate',
  'amount',
  'demand',
  'average',
  'comparison',
  'history',
  'forecast',
  'limit',
  'export',
  'generation',
  'loss',
  'adjustment',
  'levy',
  'net',
  'gross',
  'tare',
  'quantity',
  'days',
  'period',
  'standing-charge',
]

/** What a paper calls itself. */
const papers: readonly Concept[] = [
  'bill',
  'invoice',
  'receipt',
  'quote',
  'tariff',
  'statement',
  'delivery-note',
  'packing-list',
  'meter-data',
  'weighbridge',
  'waste-docket',
  'bill-of-lading',
  'fuel-log',
  'report',
  'contract',
]

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
