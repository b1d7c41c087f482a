import { LRUCache } from 'lru-cache'
import { newStemmer } from 'snowball-stemmers'

const stemmer = newStemmer('english')
const stems = new LRUCache<string, string>({ max: 10_000 })

/** British and American spelling meet before the stem is taken. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1'],
  [/ys(e|ed|es|er|ers|ing)$/, 'yz$1'],
  [/ogramme(s?)$/, 'ogram$1'],
  [/our(s|ed|ing|al)?$/, 'or$1'],
]

/** Past forms that no ending gives away. */
const irregular: ReadonlyMap<string, string> = new Map(
  `flew fly,flown fly,drove drive,driven drive,grew grow,grown grow,outgrew outgrow,sent send,kept keep,bought buy,paid pay,
  sold sell,burnt burn,spent spend,built build,told tell,wrote write,written write,chose choose,chosen choose,held hold,
  lost lose,ran run,saw see,seen see,gave give,given give,took take,taken take,met meet,left leave`
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([past = '', base = '']) => [past, base]),
)

/** The Snowball stem of an English word; words with digits are left alone. */
export function stemWord(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  const before = stems.get(word)
  if (before !== undefined) return before
  const base = irregular.get(word) ?? word
  const stem = stemmer.stem(spellings.reduce((text, [pattern, to]) => text.replace(pattern, to), base))
  stems.set(word, stem)
  return stem
}
