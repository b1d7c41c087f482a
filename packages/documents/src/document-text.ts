/** Where a cell stands: page fractions for pages, a cell name for sheets. */
export type CellPlace = {
  /** 1-based page, sheet or section. */
  page: number
  /** x, y, width, height as fractions of the page, from its top left corner; null where there is no page. */
  box: readonly [number, number, number, number] | null
  /**
   * "Sheet1!C14" for sheets, "C14" for csv, "Table 1!C14" for Word tables, a path for json and xml,
   * "line 12" for plain text; null elsewhere. `columnOfCellName` gives the column.
   */
  cell: string | null
}

export type TextCell = {
  text: string
  place: CellPlace
  /** 0 to 1 from the reader: 1 for printed text, the word confidence for OCR. */
  readConfidence: number
}

export type TextRow = { cells: readonly TextCell[] }

export type TextPage = {
  /** Page number, or sheet name for workbooks. */
  name: string
  rows: readonly TextRow[]
  readBy: 'text' | 'ocr' | 'structured'
}

export type FileKind = 'pdf' | 'jpeg' | 'png' | 'xlsx' | 'docx' | 'csv' | 'json' | 'text'

/** An element by local names: its children in lists, "@name" for attributes, "#text" for its text. */
export type XmlElement = ReadonlyMap<string, string | readonly XmlElement[]>

/** What every reader gives: rows of cells in reading order, with the place of each on the page. */
export type DocumentText = {
  kind: FileKind
  mediaType: string
  pages: readonly TextPage[]
  /** Parsed value for JSON files; null elsewhere. */
  json: unknown
  /** True when a limit cut the document; the reply says so. */
  truncated: boolean
  readBy: 'text' | 'ocr' | 'mixed' | 'structured'
  /** Content of XML files, which come as text; absent elsewhere. */
  xml?: XmlElement
  /** XML files that a PDF carries: an electronic invoice whose print the pages are. Absent where there are none. */
  embedded?: readonly XmlElement[]
}

export type ReadProblemCode =
  | 'too_large'
  | 'empty'
  | 'unsupported_type'
  | 'type_mismatch'
  | 'encrypted'
  | 'corrupt'
  | 'timeout'
  | 'memory_limit'
  | 'overloaded'
  | 'no_text'
  | 'own_export'

/** An expected failure: the file cannot be read, and why. Texts live with the caller. */
export type ReadProblem = { code: ReadProblemCode; detail: string }

/** `readAgain` is there where pages are pictures: a slower engine reads them too, and both readings are merged. */
export type ReadResult =
  | { ok: true; value: DocumentText; readAgain?: () => Promise<DocumentText> }
  | { ok: false; problem: ReadProblem }
