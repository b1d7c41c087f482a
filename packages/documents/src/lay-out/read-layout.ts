import type { DocumentText } from '../document-text.ts'
import { detectCountry } from './layout/country.ts'
import { type DateOrder, findDates } from './values/date-text.ts'
import { decideDateOrder } from './values/date-order.ts'
import { decideDecimalSign } from './values/decimal-sign.ts'
import { type DecimalSign, parseNumber } from './values/parse-number.ts'
import { blankOut } from './values/plain-text.ts'
import { detectLanguage } from './layout/language.ts'
import { layOutLines } from './layout/layout-line.ts'
import { type ReadLine, readLine } from './layout/read-line.ts'
import { settleByProducts } from './layout/settle-by-products.ts'

/** A document as lines with their dates and numbers read, and the habits by which they were read. */
export type ReadLayout = {
  lines: readonly ReadLine[]
  language: string | null
  country: string | null
  decimalSign: DecimalSign | null
  dateOrder: DateOrder | null
}

const pointLanguages = ['en', 'hi-Latn', 'ja', 'ms', 'zh']
const habitLines = 3000

/** Lays a document out and reads every line with one decimal sign and one date order. */
export function readLayout(document: DocumentText): ReadLayout {
  const laidOut = layOutLines(document)
  const sample = laidOut.slice(0, habitLines)
  const texts = sample.map(({ text }) => text)
  const language = detectLanguage(texts)
  const country = detectCountry(texts, language)
  const dateOrder = decideDateOrder(texts, country)
  const withoutDates = texts.map((text) => blankOut(text, findDates(text, dateOrder)))
  const toldSign = decideDecimalSign(withoutDates)
  const decimalSign = toldSign ?? habitOf(language)
  const read = laidOut.map((line) => readLine(line, decimalSign, dateOrder))
  const lines = toldSign === null ? settleByProducts(read.map(withDoubt)) : read
  return { lines, language, country, decimalSign, dateOrder }
}

/** The habit of a language settles no single number: pumps print "7.342 L" where the comma is the decimal sign too. */
function withDoubt(line: ReadLine): ReadLine {
  const numbers = line.numbers.map((number) => ({
    ...number,
    ambiguous: parseNumber(number.raw.replace('-', ''), null)?.ambiguous ?? false,
  }))
  return { ...line, numbers }
}

function habitOf(language: string | null): DecimalSign | null {
  if (language === null) return null
  return pointLanguages.includes(language) ? 'point' : 'comma'
}
