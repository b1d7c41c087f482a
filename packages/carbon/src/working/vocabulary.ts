import type { Emission } from '../analysis/analysis-schema.ts'

export const vocabularies = ['ghg-protocol', 'nger', 'aasb-s2'] as const

/** Whose words the paper speaks; the figures are the same. */
export type Vocabulary = (typeof vocabularies)[number]

type Named = Pick<Emission, 'scope' | 'method' | 'category'>

/** Names of the 15 categories of the GHG Protocol Scope 3 Standard (2011), chapter 5. */
const categoryNames: Readonly<Record<number, string>> = {
  1: 'purchased goods and services',
  2: 'capital goods',
  3: 'fuel- and energy-related activities',
  4: 'upstream transportation and distribution',
  5: 'waste generated in operations',
  6: 'business travel',
  7: 'employee commuting',
  8: 'upstream leased assets',
  9: 'downstream transportation and distribution',
  10: 'processing of sold products',
  11: 'use of sold products',
  12: 'end-of-life treatment of sold products',
  13: 'downstream leased assets',
  14: 'franchises',
  15: 'investments',
}

function describeCategory(category: number | null): string {
  return category === null ? '' : `, category ${category}: ${categoryNames[category] ?? ''}`
}

/** GHG Protocol Corporate Standard and Scope 2 Guidance (2015): both methods, each by its name. */
function nameByProtocol({ scope, method, category }: Named): string {
  if (scope === 3) return `Scope 3${describeCategory(category)}`
  return scope === 2 && method !== null ? `Scope 2, ${method}` : `Scope ${scope}`
}

/** National Greenhouse and Energy Reporting Act 2007, sections 10 and 19; Scope 3 is outside of it. */
function nameByNger({ scope, method }: Named): string {
  if (scope === 3) return 'Outside NGER (Scope 3)'
  if (scope === 1) return 'Scope 1 emissions'
  return method === 'market-based' ? 'Scope 2 emissions, market-based' : 'Scope 2 emissions'
}

/** AASB S2 (September 2024), paragraph 29(a). */
function nameByAasb({ scope, method, category }: Named): string {
  if (scope === 1) return 'AASB S2.29(a)(i)(1): gross Scope 1'
  if (scope === 3) {
    return `AASB S2.29(a)(i)(3): gross Scope 3${describeCategory(category)}`
  }
  return method === 'market-based'
    ? 'AASB S2.29(a)(v): beside the location-based figure'
    : 'AASB S2.29(a)(i)(2): gross Scope 2, location-based'
}

const namers: Readonly<Record<Vocabulary, (named: Named) => string>> = {
  'ghg-protocol': nameByProtocol,
  nger: nameByNger,
  'aasb-s2': nameByAasb,
}

/** The name of a figure in a vocabulary: the same line, said as its reader says it. */
export function nameEmission(emission: Named, vocabulary: Vocabulary): string {
  return namers[vocabulary](emission)
}

const scopeNames: Readonly<Record<Vocabulary, Readonly<Record<Emission['scope'], string>>>> = {
  'ghg-protocol': { 1: 'Scope 1', 2: 'Scope 2', 3: 'Scope 3' },
  nger: { 1: 'Scope 1 emissions', 2: 'Scope 2 emissions', 3: 'Outside NGER (Scope 3)' },
  'aasb-s2': {
    1: 'AASB S2.29(a)(i)(1): gross Scope 1',
    2: 'AASB S2.29(a)(i)(2): gross Scope 2, location-based',
    3: 'AASB S2.29(a)(i)(3): gross Scope 3',
  },
}

/** The name of a total of one scope, which holds counted figures only. */
export function nameScope(scope: Emission['scope'], vocabulary: Vocabulary): string {
  return scopeNames[vocabulary][scope]
}
