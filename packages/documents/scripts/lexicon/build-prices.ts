import { readRows } from './build-lexicon.ts'

/**
 * Usual prices in US dollars by what is bought and in which unit, and what a unit of a currency is worth in US dollars:
 * round figures of one year, good enough to tell a bill of a hundred kilowatt-hours from one of ten thousand.
 */
export function buildPrices(text: string): object {
  const rows = readRows(text, 'what\tname\tvalue\tunit\tsource')
  if (rows.some((row) => row.length !== 5 || row.includes('') || !(Number(row[2]) > 0)))
    throw new Error('a price or rate has no name, value, unit or source')
  const of = (kind: string) => rows.filter(([what]) => what === kind)
  return {
    prices: of('price').map(([, kind, usd, unit]) => ({ kind, usd: Number(usd), unit })),
    usdPer: Object.fromEntries(of('rate').map(([, code = '', usd]) => [code, Number(usd)])),
  }
}
