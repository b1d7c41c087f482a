/**
 * Breaks a text into lines no wider than `lineWidth`, counted in small letters. What needs more than `lineCount` lines
 * ends in an ellipsis.
 */
export function wrapText(text: string, lineWidth: number, lineCount: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).map((whole) => cut(whole, lineWidth))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= lineWidth) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  if (lines.length <= lineCount) return lines
  return [...lines.slice(0, lineCount - 1), cut(`${lines[lineCount - 1]} ${lines[lineCount]}`, lineWidth)]
}

function cut(text: string, lineWidth: number): string {
  if (widthOf(text) <= lineWidth) return text
  let kept = text
  while (widthOf(kept) > lineWidth - 1) kept = kept.slice(0, -1)
  return `${kept.replace(/[\s,.;:]+$/, '')}…`
}

/** Capitals, m and w are about a third wider than the other letters of both faces. */
function widthOf(text: string): number {
  const wide = text.match(/[A-ZÀ-ÞMWmw&@%]/g)?.length ?? 0
  return text.length + wide * 0.35
}
