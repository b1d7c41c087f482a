import type { Reading } from './picture-reading.ts'

/** How much of what was printed was read, and how much of what was read was printed. */
export type PrintedScore = {
  figures: number
  figuresRead: number
  figuresFalse: number
  letters: number
  lettersRead: number
  words: number
  wordsRead: number
  /** Figures that stand once on the page beside words, and those of them that were read beside one of these words. */
  beside: number
  besideRead: number
  /** Of the figures read with each tenth of confidence: how many, and how many of them stand on the page. */
  bands: { count: number; right: number }[]
}

const figure = /(?<!\p{L})\d(?:[\d.,:/'’]*\d)?/gu

export function scorePrinted(rows: readonly (readonly string[])[], reading: Reading | null): PrintedScore {
  const words = rows.flat()
  const cells = reading?.lines.flat() ?? []
  const read = cells.flatMap(({ text }) => text.split(/\s+/))
  const printedFigures = countAll(words.flatMap(listFigures))
  const leftFigures = new Map(printedFigures)
  const bands = Array.from({ length: 10 }, () => ({ count: 0, right: 0 }))
  let figuresRead = 0
  let figuresFalse = 0
  for (const { text, readConfidence } of cells) {
    for (const given of listFigures(text)) {
      const isRight = take(leftFigures, given)
      if (isRight) figuresRead += 1
      else figuresFalse += 1
      const band = bands[Math.min(9, Math.floor(readConfidence * 10))]
      if (band === undefined) continue
      band.count += 1
      if (isRight) band.right += 1
    }
  }
  const foreign = words.filter((word) => /[^\u0020-\u007e]/.test(word) && /[\p{L}³²€£]/u.test(word))
  const plain = words.filter(isPlain)
  return {
    figures: sum([...printedFigures.values()]),
    figuresRead,
    figuresFalse,
    letters: foreign.length,
    lettersRead: countFound(foreign, read),
    words: plain.length,
    wordsRead: countFound(plain, read),
    bands,
    ...scoreRows(rows, reading),
  }
}

function scoreRows(
  rows: readonly (readonly string[])[],
  reading: Reading | null,
): Pick<PrintedScore, 'beside' | 'besideRead'> {
  const counts = countAll(rows.flat().flatMap(listFigures))
  const read = (reading?.lines ?? []).map((cells) => cells.map(({ text }) => text).join(' '))
  let [beside, besideRead] = [0, 0]
  for (const row of rows) {
    const labels = row.filter(isPlain)
    if (labels.length === 0) continue
    for (const wanted of row.flatMap(listFigures)) {
      if (counts.get(wanted) !== 1) continue
      beside += 1
      const isTold = read.some(
        (line) => listFigures(line).includes(wanted) && labels.some((label) => line.includes(label)),
      )
      if (isTold) besideRead += 1
    }
  }
  return { beside, besideRead }
}

function isPlain(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word)
}

function listFigures(text: string): string[] {
  return text.match(figure) ?? []
}

function countFound(wanted: readonly string[], given: readonly string[]): number {
  const left = countAll(given.map(trim))
  return wanted.filter((word) => take(left, trim(word))).length
}

function trim(word: string): string {
  return word.replaceAll(/^[.,:;()]+|[.,:;()]+$/g, '')
}

function countAll(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function take(left: Map<string, number>, word: string): boolean {
  const count = left.get(word) ?? 0
  if (count > 0) left.set(word, count - 1)
  return count > 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
