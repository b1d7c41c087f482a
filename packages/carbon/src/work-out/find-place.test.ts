import { expect, test } from 'vitest'
import { findPlace } from './find-place.ts'

const nothing = {
  region: null,
  period: null,
  issueDate: null,
  country: null,
  documentType: 'electricity-bill',
  currency: null,
} as const

test('Australia is assumed of a document in English or in no language, and of no other', () => {
  expect(findPlace({ ...nothing, language: 'en' }).country).toBe('AU')
  expect(findPlace(nothing).country).toBe('AU')
  expect(findPlace({ ...nothing, language: 'pt' })).toMatchObject({
    country: null,
    because: 'no place found, and the document is not in English',
  })
  expect(findPlace({ ...nothing, language: 'pt', country: 'BR' }).country).toBe('BR')
})
