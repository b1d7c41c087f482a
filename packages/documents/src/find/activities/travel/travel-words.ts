import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'

/** Words of tickets and bookings, over folded text: English, German, French, Spanish, Italian, Portuguese, Dutch. */
export const travelWords = {
  flight: cueFor('travel-words flight'),
  train: cueFor('travel-words train'),
  bus: cueFor('travel-words bus'),
} as const satisfies Record<string, RegExp>
const cancelled = cueFor('travel-words cancelled')

/** A leg or a night that was called off; "free cancellation" and cancellation terms are none. */
export function isCancelled(folded: string): boolean {
  return cancelled.test(folded)
}

// Capital words of bookings that are airport codes too.
export const notAirports: ReadonlySet<string> = new Set(
  (
    'THE AND FOR VAT TAX GST NON ALL DAY MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC ' +
    'EUR USD AUD GBP INR CHF SEK NOK DKK NZD CAD SGD HKD MYR JPY PNR REF ETA ETD KGS BAG PAX ADT CHD INF FEE NET SUB ' +
    'ABN ACN TEL FAX WWW COM NOT ONE TWO PLC LTD INC PTY AGT IVA TVA HTS SMS PDF URL FAQ APP WEB ORG NEW OLD END ' +
    'GAS BAR CAR PIN POS BON VOL LTR ARR DEP VIA CAT QTY NUM MRS MIS DOB SEX TBA TBC KEY YES'
  ).split(' '),
)
