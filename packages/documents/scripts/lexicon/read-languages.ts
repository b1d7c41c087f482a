import { readFileSync, readdirSync } from 'node:fs'

const folder = new URL('../../lexicon/', import.meta.url)
const otherTables: readonly string[] = ['units', 'months', 'brands']

/** The text of every language's table, by name. */
export function readLanguages(): { language: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv') && !name.endsWith('.corpus.tsv'))
    .map((name) => name.slice(0, -'.tsv'.length))
    .filter((language) => !otherTables.includes(language))
    .toSorted()
    .map((language) => ({ language, text: readFileSync(new URL(`${language}.tsv`, folder), 'utf8') }))
}
