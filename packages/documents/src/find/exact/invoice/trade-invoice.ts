import type { Decimal } from '@doublerule/carbon/decimal.ts'
import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import type { DateRange } from '../../../judge/known/period.ts'
import type { Leaf } from '../tree.ts'

/** A line of an electronic invoice, whatever its syntax calls the parts. */
export type TradeLine = {
  name: string
  /** Further words: description, properties of the item, notes of the line. */
  words: readonly string[]
  quantity: Decimal
  unitCode: string | null
  price: Decimal | null
  /** The price is for so many of the unit. */
  priceBase: Decimal
  /** Charges less allowances of the line. */
  charges: Decimal
  amount: Decimal | null
  period: DateRange | null
  /** The invoice marks it as work rather than goods. */
  isService?: boolean
  path: string
}

export type TradeInvoice = {
  /** What the file is, for the visitor: "UBL invoice". */
  format: string
  /** A credit note takes back what its lines say. */
  isCredit: boolean
  seller: Leaf | null
  sellerId: Leaf | null
  sellerCountry: string | null
  issueDate: Leaf | null
  currency: Leaf | null
  period: { value: DateRange; leaf: Leaf } | null
  /** Sum of the lines, before charges and allowances of the whole invoice. */
  linesTotal: Leaf | null
  subtotal: Leaf | null
  tax: Leaf | null
  total: Leaf | null
  lines: readonly TradeLine[]
  /** Lines whose quantity could not be read. */
  brokenLines: number
  /** Further invoices in the same file. */
  beside?: number
  /** Loads and passengers of a document of transport, which has no lines for them. */
  moved?: readonly ActivityDraft[]
}
