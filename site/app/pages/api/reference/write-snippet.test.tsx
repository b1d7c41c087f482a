import { expect, test } from 'vitest'
import type { ReferenceOperation } from '#shared/api-reference-model.ts'
import { languages, writeSnippet } from './write-snippet.ts'

const operation: ReferenceOperation = {
  id: 'x',
  method: 'POST',
  path: '/things/{id}',
  title: '',
  text: '',
  needsKey: true,
  parameters: [
    { name: 'id', place: 'path', type: 'string', isRequired: true, text: '', example: 't1' },
    { name: 'q', place: 'query', type: 'string', isRequired: false, text: '', example: 'two words' },
  ],
  body: { type: 'application/json', fields: [], note: '', example: '{\n  "isBoth": true\n}' },
  answers: [],
}

test.each(languages)('%s names the address, the key and the body', (language) => {
  const snippet = writeSnippet(language, 'https://x.test', operation)
  expect(snippet).toContain('https://x.test/things/t1?q=two+words')
  expect(snippet).toContain('YOUR_API_KEY')
  expect(snippet).toContain(language === 'Python' ? '"isBoth": True' : '"isBoth": true')
})

test.each(languages)('%s names the headers that a call is refused without', (language) => {
  const header = { name: 'X-Delete-Key', place: 'header', type: 'string', text: '' } as const
  const parameters = [
    { ...header, isRequired: true, example: 'secret' },
    { ...header, name: 'X-Other', isRequired: false, example: 'other' },
  ]
  const snippet = writeSnippet(language, 'https://x.test', { ...operation, parameters })
  expect(snippet).toMatch(/X-Delete-Key\W+secret/)
  expect(snippet).not.toContain('X-Other')
})

test('a call without a key and a body names neither', () => {
  const plain: ReferenceOperation = {
    ...operation,
    method: 'GET',
    needsKey: false,
    body: null,
    parameters: [],
  }
  expect(writeSnippet('curl', 'https://x.test', { ...plain, path: '/units' })).toBe(
    'curl "https://x.test/units"',
  )
})

test.each([
  ['TypeScript', 'response.json()'],
  ['Python', 'response.json()'],
  ['C#', 'ReadAsStringAsync'],
] as const)('%s reads the answer, and none where nothing is sent back', (language, reading) => {
  const nothing = { status: '204', text: '', object: null, example: null }
  expect(writeSnippet(language, 'https://x.test', operation)).toContain(reading)
  expect(writeSnippet(language, 'https://x.test', { ...operation, answers: [nothing] })).not.toContain(
    reading,
  )
})

test.each(['curl', 'TypeScript', 'Python', 'C#'] as const)(
  'a long body is read from a file in %s',
  (language) => {
    const body = { type: 'application/json', fields: [], note: '', example: JSON.stringify('a'.repeat(2000)) }
    const snippet = writeSnippet(language, 'https://x', { ...operation, method: 'POST', body })
    expect(snippet).toContain('body.json')
    expect(snippet.length).toBeLessThan(600)
  },
)
