import type { Passage } from '#server/knowledge/passage.ts'
import { contentStems, splitWordsOfEach, stemOfMeaning } from './question-words.ts'
import { isOwn } from './own-or-world.ts'

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

/** What a question is held against. */
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

/** With what the index of all passages is made of. */
type ReadPassage = PassageWords & {
  /** The words of its ways of asking, without the topic. */
  asked: readonly (readonly string[])[]
  /** The stems of each of its parts, in the order of the text. */
  stems: Readonly<Record<PassagePart, readonly string[]>>
}

type PassagePart = (typeof passageParts)[number]

export const passageParts = ['topic', 'asked', 'keywords', 'text', 'source'] as const

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
export function readPassageWords(passages: readonly Passage[]): ReadPassage[] {
  const known = passages.map(readPassage)
  const topics = known.map(({ stems }) => new Set(stems.topic))
  return known.map((words, at) => {
    const own = topics[at] ?? new Set()
    const isSpecial = topics.some(
      (other) => other.size > 0 && other.size < own.size && [...other].every((stem) => own.has(stem)),
    )
    return { ...words, isSpecial }
  })
}

function readPassage(passage: Passage): Omit<ReadPassage, 'isSpecial'> {
  const { topic, keywords, page, questions } = passage
  const lines = passage.text.replace(/\]\([^)]*\)/g, ']').split('\n')
  const [ofTopic = [], ofKeywords = [], ofSource = [], ...rest] = splitWordsOfEach([
    topic,
    keywords,
    page.title,
    ...questions,
    ...lines,
  ])
  const asked = rest.slice(0, questions.length)
  // A way of asking without a subject ("What does it do?") is taken whole, so each is read by itself.
  const stems = {
    topic: contentStems(ofTopic),
    asked: asked.flatMap(contentStems),
    keywords: contentStems(ofKeywords),
    text: rest.slice(questions.length).flatMap(contentStems),
    source: contentStems(ofSource),
  }
  return {
    passage,
    asked,
    ways: [ofTopic, ...asked].map(readWording),
    stems,
    keywords: new Set(stems.keywords),
    all: new Set(passageParts.flatMap((part) => stems[part])),
    isOwn: isOwn(page.path),
  }
}
