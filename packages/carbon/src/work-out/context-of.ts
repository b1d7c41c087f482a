import type { Analysis } from '../analysis/analysis-schema.ts'
import type { WorkOutContext } from './choice.ts'

/** What the factors of an analysis were chosen by; everything that counts for it stands in the object. */
export function contextOf({ place, period, issueDate, document, currency }: Analysis): WorkOutContext {
  return {
    region: place,
    period,
    issueDate: issueDate?.value ?? null,
    country: document.country ?? null,
    language: document.language,
    documentType: document.type,
    currency: currency?.value ?? null,
  }
}
