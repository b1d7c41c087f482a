import { expect, test } from 'vitest'
import { mergeReadings as mergeSpotted } from './merge-readings.ts'
import type { LineBox } from './detect-lines.ts'
import type { OcrLine } from './ocr-line.ts'

function mergeReadings(first: OcrLine[], lines: OcrLine[], passedOver: LineBox[] = []): OcrLine[] {
  return mergeSpotted(first, { lines, passedOver })
}

/** A line of words in letters 10 pixels wide and 20 high, each at the given column. */
function line(top: number, ...words: [text: string, column: number, confidence: number][]): OcrLine {
  return {
    words: words.map(([text, column, confidence]) => ({
      text,
      x0: column * 10,
      x1: (column + text.length) * 10,
      y0: top,
      y1: top + 20,
      confidence,
    })),
    letterHeight: 20,
  }
}

function wordsOf(lines: readonly OcrLine[]): [string, number][][] {
  return lines.map(({ words }) => words.map(({ text, confidence }) => [text, Number(confidence.toFixed(2))]))
}

test('two engines that agree are surer than each alone', () => {
  const [merged = []] = wordsOf(mergeReadings([line(0, ['62.48', 3, 0.8])], [line(2, ['62.48', 3, 0.9])]))
  expect(merged).toEqual([['62.48', 0.98]])
})

test('figures that two engines read differently are not sure, however sure each engine is', () => {
  const [merged = []] = wordsOf(mergeReadings([line(0, ['13.77', 3, 0.95])], [line(0, ['13.17', 3, 0.97])]))
  expect(merged[0]?.[1]).toBeLessThan(0.6)
})

test('a decimal point that only one engine saw is in dispute', () => {
  const [merged = []] = wordsOf(mergeReadings([line(0, ['6248', 3, 0.95])], [line(0, ['62.48', 3, 0.97])]))
  expect(merged).toEqual([['62.48', expect.any(Number)]])
  expect(merged[0]?.[1]).toBeLessThan(0.6)
})

test('letters that the second engine was not taught come from the first', () => {
  const first = line(
    0,
    ['Ablesung', 0, 0.5],
    ['Gemäß', 12, 0.8],
    ['Größe', 20, 0.4],
    ['€', 30, 0.9],
    ['12,50', 32, 0.9],
    ['Öffnung', 40, 0.8],
  )
  const second = line(
    0,
    ['Ablesung', 0, 0.9],
    ['GemaB', 12, 0.9],
    ['GroBer', 20, 0.9],
    ['E12,50', 30, 0.9],
    ['offnungen', 40, 0.9],
  )
  const [merged = []] = wordsOf(mergeReadings([first], [second]))
  expect(merged.map(([text]) => text)).toEqual(['Ablesung', 'Gemäß', 'Größer', '€12,50', 'Öffnungen'])
})

test('words that one engine joins stand apart as the other saw them', () => {
  const first = line(0, ['Total', 0, 0.9], ['due', 6, 0.9])
  const second = line(0, ['Totaldue', 0, 0.9])
  expect(wordsOf(mergeReadings([first], [second]))[0]?.map(([text]) => text)).toEqual(['Total', 'due'])
})

test('figures that one engine joins stay apart, and dates together', () => {
  const first = line(0, ['10512', 0, 0.9], ['12/31/2023', 9, 0.9])
  const second = line(0, ['10', 0, 0.99], ['512', 2, 0.99], ['12/3', 9, 0.9], ['1/2023', 13, 0.9])
  const [merged = []] = wordsOf(mergeReadings([first], [second]))
  expect(merged.map(([text]) => text)).toEqual(['10', '512', '12/31/2023'])
})

test('a letter that stands for a digit is no dispute', () => {
  const [merged = []] = wordsOf(mergeReadings([line(0, ['$O.2400', 0, 0.7])], [line(0, ['$0.2400', 0, 0.9])]))
  expect(merged).toEqual([['$0.2400', 0.97]])
})

test('a raised sign that only the first engine knows is kept', () => {
  const [merged = []] = wordsOf(mergeReadings([line(0, ['m³', 0, 0.8])], [line(0, ['m', 0, 0.99])]))
  expect(merged.map(([text]) => text)).toEqual(['m³'])
})

test('what only one engine saw stays, in its line, less sure', () => {
  const first = [line(0, ['Usage', 0, 0.9]), line(40, ['smudge', 0, 0.4])]
  const second = [line(3, ['1429', 9, 1], ['kWh', 15, 1])]
  const merged = wordsOf(mergeReadings(first, second))
  expect(merged.map((words) => words.map(([text]) => text))).toEqual([['Usage', '1429', 'kWh'], ['smudge']])
  expect(merged.flat().map(([, confidence]) => confidence < 0.95)).toEqual([true, true, true, true])
})

test('what the second engine was not asked about stays as sure as it was', () => {
  const passedOver = [{ x0: 0, x1: 120, y0: 0, y1: 22 }]
  const [merged = []] = wordsOf(mergeReadings([line(0, ['1429', 3, 0.93])], [], passedOver))
  expect(merged).toEqual([['1429', 0.93]])
})

test('a word of which the first engine saw the end only is read whole', () => {
  const merged = mergeReadings([line(0, ['imate', 7, 0.96])], [line(0, ['*S98ultimate', 0, 0.6])])
  expect(
    wordsOf(merged)
      .flat()
      .map(([text]) => text),
  ).toEqual(['*S98ultimate'])
})
