import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'

const customerLabel = cueFor('letterhead customer label')
// Before a person's name: the company under it is where that person is written to.
const personTitle = cueFor('letterhead person title')
// The line of an address that ends in a postcode.
const postcodeLine = cueFor('letterhead postcode line')
const reachedAt = cueFor('letterhead reached at')
const identity = cueFor('letterhead identity')

/** Over an address, without a tax number or a telephone: under another name this is who the page is sent to. */
export function isAddressed(lines: readonly ReadLine[], line: ReadLine, cell: LayoutCell): boolean {
  const under = [1, 2, 3, 4].flatMap(
    (step) => lines[line.index + step]?.cells.filter((each) => overlaps(each, cell)) ?? [],
  )
  const block = under.map(({ text }) => foldText(text).trim())
  return (
    block.slice(0, 3).some((text) => postcodeLine.test(text)) &&
    ![foldText(line.text), ...block].some((text) => identity.test(text) || reachedAt.test(text))
  )
}

/** A customer label stands to the left on the line, or over the name within two lines. */
export function namesCustomer(lines: readonly ReadLine[], line: ReadLine, cell: LayoutCell): boolean {
  const before = line.cells[line.cells.indexOf(cell) - 1]
  const isCustomer = (text: string) => customerLabel.test(text) || personTitle.test(text)
  if (isCustomer(foldText(cell.text)) || (before !== undefined && customerLabel.test(foldText(before.text))))
    return true
  return [1, 2].some((step) =>
    lines[line.index - step]?.cells.some((over) => overlaps(over, cell) && isCustomer(foldText(over.text))),
  )
}

/** A tax or company number stands beside a name or close under it. */
export function isIdentified(lines: readonly ReadLine[], { index }: ReadLine): boolean {
  return lines.slice(index, index + 5).some(({ folded }) => identity.test(folded))
}

/** A telephone, a web or a mail address stands beside a name or close under it. */
export function isReachable(lines: readonly ReadLine[], { index }: ReadLine): boolean {
  return lines.slice(index, index + 4).some(({ folded }) => reachedAt.test(folded))
}
