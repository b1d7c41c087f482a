import type { ReadLayout } from '../layout/read-layout.ts'
import type { ReadLine } from '../layout/read-line.ts'
import { type CurrencyCue, findCurrencyCues } from '../values/money-text.ts'
import { type Field, fieldOn } from './field.ts'

// Countries whose own money is written with a bare dollar sign.
const dollarOf: Record<string, string> = { AU: 'AUD', US: 'USD', NZ: 'NZD', CA: 'CAD', SG: 'SGD', HK: 'HKD' }

/**
 * The currency of a document: the code or symbol printed most; for a bare dollar sign the country decides. Null when
 * nothing is printed, or dollars without a country.
 */
export function findCurrency(layout: ReadLayout): Field<string> | null {
  const found = new Map<string, { count: number; field: Field<string> }>()
  for (const line of layout.lines) {
    for (const cue of findCurrencyCues(line.text)) {
      const code = cue.code ?? dollarOf[layout.country ?? ''] ?? null
      if (code === null || !isPrinted(line, cue)) continue
      const known = found.get(code)
      if (known === undefined)
        found.set(code, { count: 1, field: fieldOn(line, code, cue.code === null ? 0.9 : 0.97) })
      else known.count += 1
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count)[0]?.field ?? null
}

/** Recognition invents signs in logos and stamps: in a scan a sign counts only beside an amount with decimals. */
function isPrinted(line: ReadLine, { start, end }: CurrencyCue): boolean {
  if (line.readConfidence === 1 || end - start > 1) return true
  return (
    /^\s{0,4}-?\d[\d,. ]*[.,]\d{2}(?!\d)/.test(line.text.slice(end)) ||
    /[.,]\d{2}\s?$/.test(line.text.slice(0, start))
  )
}
