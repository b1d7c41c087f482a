import type { TextPage } from '../../document-text.ts'

/** How the pages that hold something were read. */
export function describeReading(pages: readonly TextPage[]): 'text' | 'ocr' | 'mixed' {
  const filled = pages.filter((page) => page.rows.length > 0)
  if (filled.every((page) => page.readBy === 'ocr')) return 'ocr'
  return filled.some((page) => page.readBy === 'ocr') ? 'mixed' : 'text'
}
