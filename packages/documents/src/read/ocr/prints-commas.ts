import type { OcrLine } from './ocr-line.ts'

const decimalComma = /(?<![\d.,])\d{1,3}(?:\.?\d{3})*,\d{1,2}(?![\d.,])/
const decimalPoint = /(?<![\d.,])\d{1,3}(?:,?\d{3})*\.\d{1,2}(?![\d.,])/

/** Whether a page writes its decimals with commas, as most of Europe does. */
export function printsCommas(lines: readonly OcrLine[]): boolean {
  const words = lines.flatMap((line) => line.words.map(({ text }) => text))
  const count = (form: RegExp) => words.filter((word) => form.test(word)).length
  return count(decimalComma) > count(decimalPoint)
}
