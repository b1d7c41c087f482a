import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { CellPlace } from '../../document-text.ts'
import type { LayoutCell, LayoutLine } from './layout-line.ts'

const maxEvidenceCharacters = 300

/** Points at a line: its text, and the box around the given cells, or around all of them. */
export function evidenceOf(line: LayoutLine, cells: readonly LayoutCell[] = line.cells): Evidence {
  return {
    page: line.page,
    text: line.text.replace(/\s+/g, ' ').slice(0, maxEvidenceCharacters),
    box: boxAround(cells),
    cell: cells.find(({ place }) => place.cell !== null)?.place.cell ?? null,
  }
}

/** The box around cells of one page; null where the page gives no boxes. */
export function boxAround(cells: readonly { place: CellPlace }[]): Evidence['box'] {
  const boxes = cells.flatMap(({ place }) => (place.box === null ? [] : [place.box]))
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  const right = Math.max(...boxes.map(([x, , width]) => x + width))
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height))
  return [left, top, round(right - left), round(bottom - top)]
}

function round(fraction: number): number {
  return Number(fraction.toFixed(5))
}
