import table from './lexicon.generated.json' with { type: 'json' }
import { PhraseIndex } from './phrase-index.ts'

let built: PhraseIndex | null = null

/** The index of every phrase, built when the first document asks. */
export function openLexicon(): PhraseIndex {
  built ??= new PhraseIndex(table)
  return built
}
