/** Every bound that a reader keeps. A file beyond one of them is cut (truncated) or refused, never half trusted. */
export const readLimits = {
  fileBytes: 10 * 1024 * 1024,
  pdfTextPages: 30,
  pdfOcrPages: 5,
  /** What the slower engine reads again: it takes some 40 ms for a piece of a line, and 300 MB for the first page. */
  pagesReadAgain: 2,
  piecesReadAgain: 300,
  readAgainFromBytes: 660 * 1024 * 1024,
  /**
   * Processor time of a file: a start, and so much for each page and million pixels that it turns out to hold, up to
   * the most. Dense pages at 300 dpi take about a third of it. A text page is read in 30 ms; the rest is for its lines.
   */
  startMs: 8_000,
  textPageMs: 500,
  pictureMs: 3_000,
  /** For another turn or language of the first engine. */
  pictureTurnsMs: 4_000,
  pictureReadAgainMs: 16_000,
  megapixelMs: 1_200,
  mostTextMs: 23_000,
  mostOcrMs: 48_000,
  pdfItemsPerPage: 20_000,
  imagePixels: 60_000_000,
  renderPixels: 12_000_000,
  renderDpi: 300,
  ocrSidePixels: 4000,
  inflatedBytes: 200 * 1024 * 1024,
  zipEntries: 2000,
  embeddedFiles: 5,
  embeddedBytes: 4 * 1024 * 1024,
  /** A year of quarter hours with price and quality is 250,000 elements. */
  xmlElements: 500_000,
  xmlDepth: 64,
  xmlTokenBytes: 1024 * 1024,
  rows: 100_000,
  /** Rows that are looked at one by one where they are no table that is known. */
  linesUnderstood: 8000,
  cells: 1_000_000,
  columns: 512,
  characters: 20_000_000,
  jsonDepth: 64,
} as const
