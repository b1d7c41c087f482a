import { expect, test } from 'vitest'
import { queryContent } from './query-content.ts'
import type { Snapshot } from './snapshot.ts'

const documents = Array.from({ length: 1000 }, (_, index) => ({
  _id: `post-${index}`,
  _type: 'post',
  title: `Post ${index}`,
}))
const snapshot: Snapshot = {
  revision: 'r1',
  documents,
  byId: new Map(documents.map((document) => [document._id, document])),
  images: new Map(),
}

test('a quadratic query ends by its visit budget', () => {
  const startedMs = performance.now()
  const outcome = queryContent(snapshot, 'count(*[count(*[_id==^._id])>0])', {})
  expect(outcome).toMatchObject({ ok: false, problem: { type: 'queryTooExpensive' } })
  expect(performance.now() - startedMs).toBeLessThan(1000)
})

test('five thousand parentheses are a parse error', () => {
  expect(queryContent(snapshot, `${'('.repeat(5000)}1${')'.repeat(5000)}`, {})).toMatchObject({ ok: false })
})

test('a syntax error names its place', () => {
  expect(queryContent(snapshot, '*[', {})).toMatchObject({
    ok: false,
    problem: { type: 'queryParseError', startOffset: 1 },
  })
})

test('a result over a megabyte is refused', () => {
  const body = 'x'.repeat(2000)
  const large = { ...snapshot, documents: documents.map((document) => ({ ...document, body })) }
  expect(queryContent(large, '*', {})).toMatchObject({ ok: false, problem: { type: 'queryResultTooLarge' } })
})
