import type { Passage } from '#server/knowledge/passage.ts'
import { contentStems, normaliseText, splitWords, stemOfMeaning } from './question-words.ts'
import { isOwn } from './own-or-world.ts'
import { stemsOf } from './rarity.ts'

/** One way of asking, or the topic, in the forms in which questions are held against it. */
export type Wording = {
  /** Stems that carry a subject. */
  stems: ReadonlySet<string>
  /** All words, the idle ones too. */
  words: ReadonlySet<string>
  /** Neighbouring words. */
  pairs: ReadonlySet<string>
  /** "Who has to report?" is little like "What is reported?". */
  head: string | null
}

export type PassageWords = {
  passage: Passage
  ways: readonly Wording[]
  keywords: ReadonlySet<string>
  /** Every stem of the passage, those of the name of its source too. */
  all: ReadonlySet<string>
  isOwn: boolean
  /** True where its topic holds the whole topic of another passage: it tells of a part or a case of that. */
  isSpecial: boolean
}

const heads: ReadonlySet<string> = new Set(
  'who whom when where why how which what howmany howlong howoften howbig'.split(' '),
)

export function readWording(words: readonly string[]): Wording {
  const stems = words.map(stemOfMeaning)
  return {
    stems: new Set(contentStems(words)),
    words: new Set(stems),
    pairs: new Set(stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)),
    head: words.find((word) => heads.has(word)) ?? null,
  }
}

/** True where a way of asking has just the subjects of the question, however common each of several is. */
export function isSameSubject({ stems }: Wording, way: Wording): boolean {
  return stems.size > 1 && stems.size === way.stems.size && [...stems].every((stem) => way.stems.has(stem))
}

/** The words of each passage, read once. */
export function readPassageWords(passages: readonly Passage[]): PassageWords[] {
  const topics = passages.map(({ topic }) => new Set(stemsOf(topic)))
  return passages.map((passage, at) => {
    const { topic, questions, keywords, text, page } = passage
    const own = topics[at] ?? new Set()
    return {
      passage,
      ways: [topic, ...questions].map((way) => readWording(splitWords(normaliseText(way)))),
      keywords: new Set(stemsOf(keywords)),
      all: new Set(
        [topic, ...questions, keywords, text.replace(/\]\([^)]*\)/g, ']'), page.title].flatMap(stemsOf),
      ),
      isOwn: isOwn(page.path),
      isSpecial: topics.some(
        (other) => other.size > 0 && other.size < own.size && [...other].every((stem) => own.has(stem)),
      ),
    }
  })
}
