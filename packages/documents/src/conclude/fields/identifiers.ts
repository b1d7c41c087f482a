import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { type Field, type SourcedField, fieldOn } from '../../judge/known/field.ts'

export type Identifiers = {
  /** Tax or company number of the issuer: "ABN 51 824 753 556". */
  supplierId: SourcedField<string> | null
  account: SourcedField<string> | null
  /** National Metering Identifier of an Australian electricity connection. */
  nmi: SourcedField<string> | null
  /** Meter Installation Registration Number of an Australian gas connection. */
  mirn: SourcedField<string> | null
}

const leastAccountDigits = 5
const abnForm = /\bA\.?B\.?N\.?:?\s*((?:\d\s?){11})(?!\d)/gi
const taxForms: readonly RegExp[] = [
  /\bGSTIN(?:\/UIN)?\s*:?\s*(\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d])/gi,
  /\b(?:USt\.?-?\s?Id\.?-?\s?Nr\.?|VAT (?:Reg(?:istration)?\.? ?)?(?:No|Number)?\.?|TVA\s?(?:intracom\w*)?|P\.?\s?IVA|Partita IVA|UID(?:\s?Nr)?\.?|BTW(?:-nr)?\.?|N\.?I\.?F\.?|C\.?I\.?F\.?)\s*:?\s*([A-Z]{2}\s?[A-Z\d][\d\s.]{6,13}\d|[A-Z]?\d{8,11}[A-Z]?|\d{3}\s\d{3,4}\s\d{2,3})/gi,
  /\bGST\s?(?:ID|REG\.?|REGN?)?\s?(?:NO)?\.?\s*:?\s*([\dM][\d-]{8,14}[A-Z]?)\b/gi,
  /\bA\.?C\.?N\.?:?\s*((?:\d\s?){9})(?!\d)/gi,
]
const accountForm =
  /\b(?:account|acct|a\/c|customer|client|konto|kunden|compte|cuenta|cliente|klant|consumer)\.?\s?(?:number|no|nr|id|nummer|de facturation)?\.?\s*[:#]?\s*((?=[\dA-Z -]*\d)[\dA-Z][\dA-Z-]{2,18}(?: [\d-]{1,6}){0,4})(?![\dA-Za-z])/gi
const nmiForm = /\b(?:NMI|National Meter(?:ing)? Identifier)\b\D{0,14}?((?:[0-9A-Z]\s?){10,11})\b/g
const mirnForm = /\b(?:MIRN|DPI|Delivery Point(?: Identifier)?)\b\D{0,14}?((?:\d[\s-]?){10,11})\b/gi

/** Numbers that name the issuer, the account and the connection. */
export function findIdentifiers(layout: ReadLayout): Identifiers {
  const abn = firstMatch(layout, abnForm, isAbn)
  const tax =
    taxForms.map((form) => firstMatch(layout, form, () => true)).find((field) => field !== null) ?? null
  return {
    supplierId:
      abn === null
        ? tax
        : { ...abn, value: `ABN ${abn.value.replace(/(\d{2})(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 $4')}` },
    account: firstMatch(
      layout,
      accountForm,
      (text) => (text.match(/\d/g)?.length ?? 0) >= leastAccountDigits,
    ),
    nmi: compact(firstMatch(layout, nmiForm, (text) => /\d{4}/.test(text))),
    mirn: compact(firstMatch(layout, mirnForm, (text) => /^5\d/.test(text))),
  }
}

function firstMatch(
  layout: ReadLayout,
  form: RegExp,
  isValid: (digits: string) => boolean,
): Field<string> | null {
  for (const line of layout.lines) {
    for (const match of line.text.matchAll(form)) {
      const value = (match[1] ?? '').trim().replace(/\s+/g, ' ')
      const digits = value.replace(/[\s-]/g, '')
      if (isValid(digits)) return fieldOn(line, form === abnForm ? digits : value, 0.95)
    }
  }
  return null
}

function compact(field: Field<string> | null): Field<string> | null {
  return field === null ? null : { ...field, value: field.value.replace(/[\s-]/g, '') }
}

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** Check of the Australian Business Register: first digit less one, weighted sum divisible by 89. */
function isAbn(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false
  const sum = digits.split('').reduce((total, digit, index) => {
    const value = Number(digit) - (index === 0 ? 1 : 0)
    return total + value * (abnWeights[index] ?? 0)
  }, 0)
  return sum % 89 === 0
}
