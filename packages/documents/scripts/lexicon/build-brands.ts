import { readRows } from './build-lexicon.ts'

/** Columns of brands: names with the trade, the code where the trade has one, and the country of their home. */
export function buildBrands(text: string): object {
  const rows = readRows(text, 'brand\ttrade\tcode\tcountry')
  const column = (index: number) => rows.map((row) => row[index] ?? '')
  if (
    rows.some(
      ([name = '', trade = '', , country = '']) => name === '' || trade === '' || country.length !== 2,
    )
  )
    throw new Error('a brand has no name, trade or country')
  return { name: column(0), trade: column(1), code: column(2), country: column(3) }
}
