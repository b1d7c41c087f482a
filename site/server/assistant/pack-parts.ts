import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { Passage } from '#server/knowledge/passage.ts'
import { fullTextOptions, type IndexParts } from './index-parts.ts'
import { isOwn, type SignCounts } from './own-or-world.ts'

/** Places in the list of strings, in the order of the set. */
type PackedSet = readonly number[]

/** The parts of an index as JSON: each string stands once, which is less to read and to hold. */
export type PackedParts = {
  strings: readonly string[]
  known: readonly {
    ways: readonly (readonly [stems: PackedSet, words: PackedSet, pairs: PackedSet, head: string | null])[]
    keywords: PackedSet
    all: PackedSet
    isSpecial: boolean
  }[]
  fullText: AsPlainObject
  signs: SignCounts
  words: readonly string[]
  wordStems: readonly string[]
}

export function packParts({ known, fullText, signs, words, wordStems }: IndexParts): PackedParts {
  const places = new Map<string, number>()
  const pack = (set: ReadonlySet<string>): PackedSet =>
    [...set].map((one) => {
      const place = places.get(one) ?? places.size
      places.set(one, place)
      return place
    })
  const packed = known.map(({ ways, keywords, all, isSpecial }) => ({
    ways: ways.map((way) => [pack(way.stems), pack(way.words), pack(way.pairs), way.head] as const),
    keywords: pack(keywords),
    all: pack(all),
    isSpecial,
  }))
  return {
    strings: [...places.keys()],
    known: packed,
    fullText: fullText.toJSON(),
    signs,
    words: [...words],
    wordStems: [...wordStems],
  }
}

/** @param passages those that the parts were made of. */
export function unpackParts(packed: PackedParts, passages: readonly Passage[]): IndexParts {
  const { strings, known, fullText, signs, words, wordStems } = packed
  const unpack = (places: PackedSet) => new Set(places.map((place) => strings[place] ?? ''))
  return {
    known: passages.flatMap((passage, at) => {
      const one = known[at]
      if (one === undefined) return []
      return {
        passage,
        ways: one.ways.map(([stems, of, pairs, head]) => ({
          stems: unpack(stems),
          words: unpack(of),
          pairs: unpack(pairs),
          head,
        })),
        keywords: unpack(one.keywords),
        all: unpack(one.all),
        isOwn: isOwn(passage.page.path),
        isSpecial: one.isSpecial,
      }
    }),
    fullText: MiniSearch.loadJS(fullText, fullTextOptions),
    signs,
    words: new Set(words),
    wordStems: new Set(wordStems),
  }
}
