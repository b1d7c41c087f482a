import { packLines, unpackLines } from './packed-lines.ts'

type Candidate = {
  isAnswer: boolean
  /** Which of the values of its document it is: the same value may stand on several lines. */
  value: number
  features: Float32Array
}

/** What one document could say of a field, in numbers, and which of it is true; no word and no value of it is kept. */
export type ChoiceRow = {
  /** Documents that must not be parted: a supplier. */
  group: string
  /** A document without an answer teaches that there may be none; one whose answer is not among its candidates, little. */
  hasAnswer: boolean
  candidates: readonly Candidate[]
}

export type ChoiceRows = { names: readonly string[]; rows: readonly ChoiceRow[] }

/** Documents without any candidate have nothing to choose from and are left out. */
export function packChoices({ names, rows }: ChoiceRows): Uint8Array {
  const lines = rows.flatMap(({ group, hasAnswer, candidates }, document) =>
    candidates.map(({ isAnswer, value, features }) => ({
      cells: [document, group, Number(hasAnswer), Number(isAnswer), value],
      features,
    })),
  )
  return packLines({ names, lines })
}

export function unpackChoices(packed: Uint8Array): ChoiceRows {
  const { names, lines } = unpackLines(packed)
  const documents = Map.groupBy(lines, ({ cells: [document] }) => document)
  const rows = [...documents.values()].map((own): ChoiceRow => ({
    group: own[0]?.cells[1] ?? '',
    hasAnswer: own[0]?.cells[2] === '1',
    candidates: own.map(({ cells: [, , , isAnswer, value], features }) => ({
      isAnswer: isAnswer === '1',
      value: Number(value),
      features,
    })),
  }))
  return { names, rows }
}
