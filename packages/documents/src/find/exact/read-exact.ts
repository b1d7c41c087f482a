import type { DocumentRead } from '../paper/document-read.ts'
import type { DocumentText } from '../../document-text.ts'
import { readIntervalDays } from './intervals/interval-days.ts'
import { readIntervalRows } from './intervals/interval-rows.ts'
import { readEmbeddedInvoice } from './invoice/embedded-invoice.ts'
import { readInvoice, readOtherMessage } from './invoice/read-invoice.ts'
import { readGreenButton } from './meter/green-button.ts'
import { readNem12 } from './meter/nem12.ts'
import { readNem13 } from './meter/nem13.ts'
import { readPortfolioManager } from './meter/portfolio-manager.ts'
import { readCodedItinerary } from './travel/coded-itinerary.ts'
import { readReservations } from './travel/reservations.ts'

/** The readers of exact formats; each looks at a file by what its format prescribes and gives null for any other. */
const formats: readonly ((document: DocumentText) => DocumentRead | null)[] = [
  readNem12,
  readNem13,
  readPortfolioManager,
  readIntervalRows,
  readIntervalDays,
  readGreenButton,
  readReservations,
  readEmbeddedInvoice,
  readInvoice,
  readOtherMessage,
  readCodedItinerary,
]

/** Reads a document that is written in a format which says of each figure what it is; null for all others. */
export function readExact(document: DocumentText): DocumentRead | null {
  for (const read of formats) {
    const found = read(document)
    if (found !== null) return found
  }
  return null
}
