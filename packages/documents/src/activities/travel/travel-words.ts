/** Words of tickets and bookings, over folded text: English, German, French, Spanish, Italian, Portuguese, Dutch. */
export const travelWords = {
  flight:
    /\bflights?\b|\b(?:hin|ruck)?flug|\bvols?\b(?! +\d+[.,])|vuelo|\bvolo\b|\bvoli\b|\bvoos?\b|vlucht|airline|airways|boarding|e-?ticket/,
  train:
    /\btrains?\b|\bzug\b|\btreno\b|\btren\b|\btrein\b|\brail(?:way)?\b|\btgv\b|\bbahn|frecci|renfe|\bvia rail|eurostar|thalys|fernverkehr|\bhbf\b|bahnhof|\bgleis\b|\bice \d|stazione|\bgare\b|estacion de/,
  bus: /\bbus(?!iness)|\bzob\b|\bcoach(?:es)?\b|autobus|autocar|\bfernbus/,
} as const satisfies Record<string, RegExp>

/** A leg or a night that was called off; "free cancellation" and cancellation terms are none. */
export function isCancelled(folded: string): boolean {
  return /\bcancel(?:l?ed)\b(?! (?:free|without|up to|before|by(?! (?:client|customer|driver|guest|passenger|rider|traveller|user|you))|until|within|at no))|\brefunded\b|\bno.show\b|storniert|\bannulee?\b|\bannullato|\banulad[oa]\b|\bcancelad[oa]\b|geannuleerd/.test(
    folded,
  )
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
