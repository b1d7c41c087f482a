import { ngramVector } from './ngram-vector.ts'

/** One way of saying a thing, as stems. */
export type View = { stems: readonly string[] }

/** How alike a question is to each view: shared words and shared n-grams, 0 to 1. */
export type ViewLikeness = { words: Float64Array; ngrams: Float64Array }

type Postings = Map<string, { views: number[]; weights: number[] }>

/** Inverted lists over views, so that a question touches only what it shares something with. */
export function openViewIndex(views: readonly View[], weightOf: (stem: string) => number) {
  const byStem: Postings = new Map()
  const byGram: Postings = new Map()
  const viewWeights = views.map(({ stems }, view) => {
    const own = [...new Set(stems)]
    for (const stem of own) post(byStem, stem, view, weightOf(stem))
    for (const [gram, weight] of ngramVector(stems, weightOf)) post(byGram, gram, view, weight)
    return sumOf(own.map(weightOf))
  })

  return {
    compare(stems: readonly string[]): ViewLikeness {
      const words = new Float64Array(views.length)
      const ngrams = new Float64Array(views.length)
      const asked = [...new Set(stems)]
      for (const stem of asked) add(words, byStem.get(stem), 1)
      for (const [gram, weight] of ngramVector(stems, weightOf)) add(ngrams, byGram.get(gram), weight)
      const askedWeight = sumOf(asked.map(weightOf))
      for (const [view, shared] of words.entries()) {
        words[view] = (2 * shared) / (askedWeight + (viewWeights[view] ?? 0) || 1)
      }
      return { words, ngrams }
    },
  }
}

function post(postings: Postings, key: string, view: number, weight: number) {
  const list = postings.get(key) ?? { views: [], weights: [] }
  list.views.push(view)
  list.weights.push(weight)
  postings.set(key, list)
}

function add(sums: Float64Array, list: { views: number[]; weights: number[] } | undefined, times: number) {
  if (list === undefined) return
  for (const [at, view] of list.views.entries())
    sums[view] = (sums[view] ?? 0) + times * (list.weights[at] ?? 0)
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0)
}
