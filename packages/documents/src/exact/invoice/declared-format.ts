import type { ActivityDraft } from '../../activities/activity-draft.ts'
import type { Part } from '../tree.ts'

/** Names from a part down to a text, parted by "/": "Emisor/@Nombre"; a bar parts the names of several editions. */
export type Path = string

/** Where an electronic invoice of one country keeps what every invoice has; empty where it has no such place. */
export type DeclaredFormat = {
  /** What the file is, for the visitor. */
  format: string
  /** The element or key of the invoice; empty where the file itself is it. */
  root: string
  /** Stands in every invoice of the format and in no other file. */
  sign: Path
  /** Codes at a place that make it a note which takes back. */
  credit: readonly [path: Path, ...codes: readonly string[]]
  /** Codes at a place that make it no sale: goods of one's own on their way, a payment. */
  unsold?: readonly [path: Path, ...codes: readonly string[]]
  seller: readonly Path[]
  sellerId: Path
  /** Where it is printed, or the code itself, as the law of one country prescribes the format. */
  country: Path
  currency: Path
  issueDate: Path
  period?: readonly [start: Path, end: Path]
  subtotal: Path
  tax: Path
  total: Path
  lines: Path
  line: {
    name: readonly Path[]
    quantity: Path
    unit: readonly Path[]
    price: Path
    amount: Path
    day?: Path
    /** A line that leaves its unit out is in that of all the others. */
    sharesUnit?: true
    /** Marks work rather than goods: its kilograms are those of what was worked on. */
    service?: readonly [path: Path, code: string]
    /** Codes at a place that make the line no sale. */
    unsold?: readonly [path: Path, ...codes: readonly string[]]
    /** Marks a line that tells how things were before a correction. */
    before?: readonly [path: Path, code: string]
  }
  /** What it says was moved, beside its lines. */
  moved?: (invoice: Part) => ActivityDraft[]
  /** Codes of units of its own, in those of Recommendation 20. */
  units?: Readonly<Record<string, string>>
  /** Days are written 31/12/2025. */
  isDayFirst?: true
  /** Numbers are written 1,5. */
  hasCommas?: true
}
