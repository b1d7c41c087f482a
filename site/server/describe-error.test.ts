import { expect, test } from 'vitest'
import { describeError } from '#server/describe-error.ts'

test('an error is described without its message, which may quote a visitor', () => {
  const cause = Object.assign(new Error('550 <ada@example.org> unknown'), {
    code: 'EENVELOPE',
    responseCode: 550,
  })
  const described = describeError(new Error('Failed query: params Ada Lovelace', { cause }))
  expect(JSON.stringify(described)).not.toMatch(/ada|Lovelace/i)
  expect(described).toMatchObject({ kind: 'Error', cause: { code: 'EENVELOPE', responseCode: 550 } })
})

test('the place of an error is kept', () => {
  expect(describeError(new TypeError('no'))['at']).toEqual(
    expect.arrayContaining([expect.stringContaining('describe-error.test.ts')]),
  )
})
