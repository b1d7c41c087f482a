/** What names an amount before tax, a tax, and what beside these words is none. */
export const subtotalLabels =
  /sub ?-?total|\bnet(?:to)? (?:amount|total|betrag|summe)|\bnet\b(?= ?\d)|nett?o\b|total (?:charges )?\(?(?:ex|excl|excluding|before)\b[a-z.]*(?: (?:gst|vat|tax|of gst))?|zwischensumme|positionssumme|montant (?:ht|hors tva)|total ht|hors tva|hors taxes?|base imponible|imponibile|subtotaal|rechnungssumme ohne|taxable (?:value|amount)|amount before tax|lines? total/g
export const taxLabels =
  /\b(?:gst|vat|hst|pst|cgst|sgst|sales tax|total tax|tax(?:es)?|mwst|ust|umsatzsteuer|steuerbetrag|tva|iva|btw)\b/g
export const notTaxAmount =
  /tax invoice|reg|abn|id\b|no\b|nr\b|number|intracom|incl|excl|ident|code|free|taxable|before|ex gst/
