import { readFileSync } from 'node:fs'

/** A stranger's question and the passages that answer it, wholly in their first sentences or partly. */
export type AskedQuestion = { question: string; answers: readonly string[]; partly: readonly string[] }

/** Reads the corpus: a line a question, in three cells; lines that open with # say where they come from. */
export function readAskedQuestions(path = new URL('passages.corpus.tsv', import.meta.url)): AskedQuestion[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [question = '', answers = '', partly = ''] = line.split('\t')
      return { question, answers: idsOf(answers), partly: idsOf(partly) }
    })
}

function idsOf(cell: string): string[] {
  return cell.split(' ').filter((id) => id !== '')
}
