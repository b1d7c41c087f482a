/** How much a label says that its amount is the total of this document's own period. */
export type TotalLabel = { rank: number; pattern: RegExp }

// Scans read "Total" as "Tctal" or "Tota1".
const total = 't[o0c]t[a4][l1i|]'

// Rank 4 names this period's own charges, 3 a grand total, 2 a bare total or what is due, arrears included.
export const totalLabels: readonly TotalLabel[] = [
  {
    rank: 4,
    pattern: new RegExp(
      String.raw`${total} (?:of )?(?:new|current) [a-z]+|${total} (?:from|for) this (?:billing period|invoice|bill|period)|new charges(?! and)|current (?:charges|electric service|gas service|water service|amount|amt|month'?s bill)|${total} charges(?! from| before)|this (?:bill|invoice) ${total}|charges this (?:period|bill)|rechnungsbetrag|${total} de la factura|${total} factura`,
      'g',
    ),
  },
  {
    rank: 3,
    pattern: new RegExp(
      String.raw`grand ?${total}|${total} ?\(?(?:inc|incl|including|inclusive)\b[a-z. ]{0,8}(?:gst|vat|tax)?[.)]*|invoice ${total}|${total} invoice|${total} amount(?: payable| due)?|amount payable|${total} payable|net payable|${total} sales|${total} due|balance due|${total} ttc|montant ttc|net a payer|a payer \(?ttc|montant ${total}|gesamtbetrag|endbetrag|bruttosumme|zahlbetrag|gesamtsumme|gesamtpreis|zu zahlen|\bsumme\b|importe ${total}|${total} a pagar|totale (?:fattura|documento|da pagare|bolletta|complessivo|ivato)|importo totale|totaal(?:bedrag)? incl[a-z.]*|te betalen|att betala|a betale|til betaling|do zaplaty|${total} gross|tot ttc|${total} sum|bill amount|bill ${total}|net bill|jumlah (?:perlu bayar|keseluruhan|bil)\b|fare ${total}|${total} fare|${total} price|${total} cost`,
      'g',
    ),
  },
  {
    rank: 2,
    pattern: new RegExp(
      String.raw`\b${total}\b|\btotale\b|\btotaal\b|\btotalt\b|\bsumma\b|\bsuma\b|amount due|payment due|please pay|amount paid|amount charged|\bbetrag\b|\bimporte\b`,
      'g',
    ),
  },
  // What a slip without a total charged; the column of an invoice is called so too.
  {
    rank: 0.4,
    pattern:
      /\bamount\b|\bamt\b|\bmontant\b|\b(?:price|preis|precio|prix|prezzo|prijs)\b(?! ?(?:\/|per\b|pro\b|par\b|por\b|unit))|fuel sales?|\bsale\b|\bdebit\b|\bbedrag\b|\bimporto\b/g,
  },
]

/** Totals of other things, and amounts before tax or of other periods. */
export const notTotal = new RegExp(
  String.raw`sub ?${total}|zwischensumme|sous.total|${total} ?(?:qty|quantity|items?|weight|usage|units|kwh|days|demand|gst|vat|tax|discount|savings?|points|net\b|nights|consumption|used|energy|properties|saved|number)|previous|last bill|excl|\bex\.? ?(?:gst|vat)|hors|netto|\bht\b|before (?:tax|gst)|average|opening|brought forward|arrears|${total} ?\(?ex|footprint|tendered|change\b|\brate\b|without`,
)

/** The total of one of several supplies on a bill; the group is the supply. */
export const supplyTotal =
  /total(?:e)? (electric(?:ity|al)?|power|gas|water|sewer|luce|strom|erdgas)\b|\b(electricity|gas|water) total\b/

export const subtotalLabels =
  /sub ?-?total|\bnet(?:to)? (?:amount|total|betrag|summe)|\bnet\b(?= ?\d)|nett?o\b|total (?:charges )?\(?(?:ex|excl|excluding|before)\b[a-z.]*(?: (?:gst|vat|tax|of gst))?|zwischensumme|positionssumme|montant (?:ht|hors tva)|total ht|hors tva|hors taxes?|base imponible|imponibile|subtotaal|rechnungssumme ohne|taxable (?:value|amount)|amount before tax|lines? total/g
export const taxLabels =
  /\b(?:gst|vat|hst|pst|cgst|sgst|sales tax|total tax|tax(?:es)?|mwst|ust|umsatzsteuer|steuerbetrag|tva|iva|btw)\b/g
export const notTaxAmount =
  /tax invoice|reg|abn|id\b|no\b|nr\b|number|intracom|incl|excl|ident|code|free|taxable|before|ex gst/
