import { type PageWords, readPageWords } from '../../judge/candidates/page-words.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { bars, mostSure } from '../../judge/known/bars.ts'
import { companyScore } from './company-name.ts'
import { type Field, fieldOn } from '../../judge/known/field.ts'
import { likeliestValue } from '../../judge/known/likeliest-value.ts'
import { type NameDescribed, describeNames } from './name-features.ts'
import weights from './supplier-weights.generated.json' with { type: 'json' }

/** The issuer's name: the likeliest of the names that a paper prints by fitted weights, where it is likely enough. */
export function findSupplier(
  { lines }: ReadLayout,
  words: PageWords = readPageWords(),
): Field<string> | null {
  const all = describeNames(lines, words)
  const likeliest = likeliestValue<string, NameDescribed>(all, weights.model)
  if (likeliest === null || likeliest.probability < bars.supplier) return null
  // Of the ways in which it is printed the fullest, with its legal form; a name rather than the address that spells it.
  const { best, same } = likeliest
  const printed = same.filter(({ isAddress }) => !isAddress)
  const [first = best] = best.isAddress ? printed : [best]
  const goingOn = all.filter((one) => one.line === first.line && goesOn(one, first))
  const { line, name } = [...printed, ...goingOn].reduce(
    (full, one) => (isFuller(one, full) ? one : full),
    first,
  )
  return fieldOn(line, name, Math.min(mostSure, likeliest.probability))
}

function isFuller({ name }: NameDescribed, { name: other }: NameDescribed): boolean {
  return name.length > other.length && companyScore(name) > companyScore(other)
}

/** "Harbour" and "Harbour Tools Ltd" on one line are one name. */
function goesOn({ name }: NameDescribed, { name: first }: NameDescribed): boolean {
  return name.startsWith(`${first} `)
}
