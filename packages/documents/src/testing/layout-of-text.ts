import { readText } from '../read/readers/read-text.ts'
import { type ReadLayout, readLayout } from '../lay-out/read-layout.ts'

/** A layout from lines of text, columns parted by two spaces: what the tests of the rules read. */
export function layoutOfText(...lines: readonly string[]): ReadLayout {
  const read = readText(lines.join('\n'))
  if (!read.ok) throw new Error(read.problem.detail)
  return readLayout(read.value)
}
