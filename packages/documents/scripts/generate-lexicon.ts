import { writeFileSync } from 'node:fs'
import { buildLexicon, printLexicon } from './lexicon/build-lexicon.ts'
import { readLanguages } from './lexicon/read-languages.ts'

const text = printLexicon(buildLexicon(readLanguages()))
writeFileSync(new URL('../src/lexicon/lexicon.generated.json', import.meta.url), text)
console.log(`lexicon.generated.json ${text.length} bytes`)
