import type { ActivityLine } from '../analysis/analysis-schema.ts'
import { chooseByWords } from './choose-by-words.ts'

/** True where the words of an invoice line name an industry that the library has a factor for, per unit of its currency. */
export function hasSpendFactor(description: string, currency: string): boolean {
  const line: ActivityLine = {
    id: '',
    description,
    kind: 'spend',
    quantity: '1',
    unit: currency,
    estimated: false,
    period: null,
    details: null,
    evidence: { page: null, text: description, box: null, cell: null },
    confidence: { read: '1', meaning: '1' },
  }
  const place = { region: null, country: null, because: '', isAssumed: true }
  return chooseByWords({ line, place, date: null, documentType: 'invoice' }).options.length > 0
}
