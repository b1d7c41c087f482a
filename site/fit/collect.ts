import { writeFile } from 'node:fs/promises'
import { packChoices } from '../../packages/documents/fit/choice-rows.ts'
import { pairFeatures } from '#server/assistant/pair-features.ts'
import { readAskedQuestions } from './asked-questions.ts'
import { chooseRows } from './choose-rows.ts'

// npm run fit:passages:collect: what is known of the questions of the corpus and of the passages as they stand now. Label first: a passage
// that was added since may answer a question too.
const rows = chooseRows(readAskedQuestions())
await writeFile(new URL('passages.tsv.gz', import.meta.url), packChoices({ names: pairFeatures, rows }))
console.log(`${rows.length} questions`)
