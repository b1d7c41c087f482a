import type { ReadLayout } from '../layout/read-layout.ts'
import { findCurrencyCues } from '../values/money-text.ts'
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
    for (const cue of findCurrencyCues(
      line.text
        .replace(/_/g, ' ')
        .replace(/\b(cost|price|amount|total|fare) (usd|aud|eur|gbp|nzd|cad|sgd)\b/gi, (words) =>
          words.toUpperCase(),
        ),
    )) {
      const code = cue.code ?? dollarOf[layout.country ?? ''] ?? null
      if (code === null) continue
      const known = found.get(code)
      const confidence = cue.code === null ? 0.9 : 0.97
      if (known === undefined) found.set(code, { count: 1, field: fieldOn(line, code, confidence) })
      else known.count += 1
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count)[0]?.field ?? null
}
