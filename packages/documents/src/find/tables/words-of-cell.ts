import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'

/** The words of a cell as cells of their own, each where it stands if all letters are of one width. */
export function wordsOfCell(cell: LayoutCell): LayoutCell[] {
  const perCharacter = (cell.right - cell.left) / cell.text.length
  return [...cell.text.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const left = cell.left + index * perCharacter
    return { ...cell, text, left, right: left + text.length * perCharacter }
  })
}
