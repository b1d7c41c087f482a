import type { RefusalReason } from '@doublerule/carbon/analysis/second-reading-schema.ts'
import { compare, parseDecimal } from '@doublerule/carbon/decimal.ts'
import { type Result, fail, ok } from '@doublerule/carbon/result.ts'
import type { LineNumber, ReadLine } from '../lay-out/layout/read-line.ts'
import type { Placed } from '../judge/relations/number-relations.ts'
import type { Proposal } from './proposal.ts'

/** The number that a proposal is about: on the page that it names, on a line with its words. */
export function findPrinted(
  lines: readonly ReadLine[],
  { page, text, quantity }: Proposal,
): Result<Placed, RefusalReason> {
  const words = lettersOf(text)
  const said = lines.filter(
    (line) => line.page === page && words !== '' && lettersOf(line.text).includes(words),
  )
  if (said.length === 0) return fail('not-on-page')
  for (const line of said) {
    const number = line.numbers.find((one) => isSame(one, quantity))
    if (number !== undefined) return ok({ line, number })
  }
  return fail('not-printed')
}

/** A model sets spaces and capitals as it likes; letters and digits are those of the page. */
function lettersOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}

/** Printed with these digits and signs, or worth the same. */
function isSame({ raw, value }: LineNumber, quantity: string): boolean {
  if (lettersOf(raw) === lettersOf(quantity)) return true
  const [said, read] = [parseDecimal(quantity), parseDecimal(value)]
  return said !== null && read !== null && compare(said, read) === 0
}
