import { expect, test } from 'vitest'
import { prefersJson, prefersSteps } from './prefers-json.ts'

test.each([
  [null, false],
  ['*/*', false],
  ['text/plain', false],
  ['application/json', true],
  ['application/json, text/plain;q=0.9', true],
  ['application/json, text/plain', true],
  ['text/plain, application/json;q=0.5', false],
  ['application/json;q=0', false],
  ['text/html, Application/JSON', true],
])('an Accept header of %s asks for JSON: %s', (accept, expected) => {
  expect(prefersJson(accept)).toBe(expected)
})

test.each([
  [null, false],
  ['*/*', false],
  ['application/json', false],
  ['application/x-ndjson', true],
  ['application/x-ndjson, application/json;q=0.9, text/plain;q=0.8', true],
  ['application/x-ndjson;q=0.5, application/json', false],
])('an Accept header of %s asks for the steps: %s', (accept, expected) => {
  expect(prefersSteps(accept)).toBe(expected)
})
