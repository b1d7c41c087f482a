import type { PhraseTable } from '../../src/lay-out/lexicon/phrase-index.ts'
import { plainWord } from '../../src/lay-out/lexicon/split-words.ts'
import { foldText } from '../../src/lay-out/values/plain-text.ts'

const phraseForm = /^(?:[\p{L}\p{N}*]+|[&%#])(?: (?:[\p{L}\p{N}*]+|[&%#]))*$/u
const columns = 'concept\tstrength\tphrase'

/** The rows of a table of tab-separated cells, under its head. */
export function readRows(text: string, head: string): string[][] {
  const [first, ...rows] = text.trimEnd().split('\n')
  if (first !== head) throw new Error(`the table begins with "${first ?? ''}" and not with "${head}"`)
  return rows.map((row) => row.split('\t'))
}

/** Ideographs are parted, so that each is a word of its phrase. */
function phraseWords(phrase: string): string {
  return plainWord(phrase)
    .replace(/(?<=[\u3040-\u30ff\u3400-\u9fff])(?=[\u3040-\u30ff\u3400-\u9fff])/g, ' ')
    .trim()
}

function checkPhrase(phrase: string, language: string): void {
  const isPlain = foldText(phrase) === phrase && phraseForm.test(phrase)
  if (!isPlain) throw new Error(`${language}: "${phrase}" is no folded words between single spaces`)
}

/** One table of all languages from the text of each; a phrase listed twice under one concept is an error. */
export function buildLexicon(languages: readonly { language: string; text: string }[]): PhraseTable {
  const table: Record<string, Record<string, string[]>> = {}
  for (const { language, text } of languages) {
    const byConcept: Record<string, string[][]> = {}
    const seen = new Set<string>()
    for (const [concept = '', strength = '', phrase = ''] of readRows(text, columns)) {
      checkPhrase(phrase, language)
      if (!/^[123]$/.test(strength))
        throw new Error(`${language}: "${phrase}" has the strength "${strength}"`)
      const key = `${concept} ${phrase}`
      if (seen.has(key)) throw new Error(`${language}: "${phrase}" stands twice under ${concept}`)
      seen.add(key)
      const lists = (byConcept[concept] ??= [[], [], []])
      lists[Number(strength) - 1]?.push(phraseWords(phrase))
    }
    table[language] = Object.fromEntries(
      Object.entries(byConcept).map(([concept, lists]) => [concept, lists.map((list) => list.join('|'))]),
    )
  }
  return table
}
