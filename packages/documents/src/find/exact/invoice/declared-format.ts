/** Names from a part down to a text, parted by "/": "Emisor/@Nombre"; a bar parts the names of several editions. */
export type Path = string

/** A place and codes that mark it there; empty where a format has no such mark. */
export type Mark = readonly string[]

/** Where an electronic invoice of one country keeps what every invoice has; empty where it has no such place. */
export type DeclaredFormat = {
  /** What the file is, for the visitor. */
  format: string
  /** The element or key of the invoice; empty where the file itself is it. */
  root: string
  /** Stands in every invoice of the format and in no other file. */
  sign: Path
  /** Codes at a place that make it a note which takes back. */
  credit: Mark
  /** Codes at a place that make it no sale: goods of one's own on their way, a payment. */
  unsold: Mark
  seller: readonly Path[]
  sellerId: Path
  /** Where it is printed, or the code itself, as the law of one country prescribes the format. */
  country: Path
  currency: Path
  issueDate: Path
  /** Where it starts and ends. */
  period: readonly Path[]
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
    day: Path
    /** A line that leaves its unit out is in that of all the others. */
    sharesUnit: boolean
    /** Marks work rather than goods: its kilograms are those of what was worked on. */
    service: Mark
    /** Codes at a place that make the line no sale. */
    unsold: Mark
    /** Marks a line that tells how things were before a correction. */
    before: Mark
  }
  /** What reads the journeys that it tells of beside its lines. */
  moved: string
  /** Days are written 31/12/2025. */
  isDayFirst: boolean
  /** Numbers are written 1,5. */
  hasCommas: boolean
}
