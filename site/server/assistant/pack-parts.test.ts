import { expect, test } from 'vitest'
import { allPassages } from '#server/knowledge/all-passages.ts'
import { toPackedParts } from './casts.ts'
import { type IndexParts, makeIndexParts } from './index-parts.ts'
import { packParts, unpackParts } from './pack-parts.ts'

/** Some of every folder. */
const passages = allPassages.filter((_, at) => at % 20 === 0)

/**
 * Everything in its order, that of the sets too: weights are added in it. Only the terms of the full text are sought by
 * themselves, so theirs plays no part.
 */
function listed(parts: IndexParts): string {
  const { index, ...rest } = parts.fullText.toJSON()
  const terms = Object.fromEntries(index.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return JSON.stringify({ ...parts, fullText: { ...rest, terms } }, (_, value: unknown) =>
    value instanceof Set ? [...value] : value,
  )
}

test('the parts of an index that the build wrote are those that a start makes, to the bit', () => {
  const made = makeIndexParts(passages)
  const built = toPackedParts(JSON.parse(JSON.stringify(packParts(made))))
  expect(built).not.toBeNull()
  expect(built !== null && listed(unpackParts(built, passages)) === listed(made)).toBe(true)
})
