import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ReferenceOperation } from '#shared/api-reference-model.ts'
import { TryIt } from './try-it.tsx'

const operation: ReferenceOperation = {
  id: 'x',
  method: 'POST',
  path: '/things',
  title: '',
  text: '',
  needsKey: false,
  parameters: [],
  body: { type: 'application/json', fields: [], note: '', example: '{}' },
  answers: [],
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['application/json', '{"a":1}', '{ "a": 1 }'],
  ['text/csv', 'a,b', 'a,b'],
  ['application/pdf', '%PDF', 'A file of 4 bytes, application/pdf'],
])('an answer of %s is shown as a person reads it', async (type, body, shown) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'content-type': type } })))
  render(<TryIt operation={operation} />)
  await userEvent.click(screen.getByText('Try it'))
  await userEvent.click(screen.getByRole('button', { name: 'Send POST /things', hidden: true }))
  expect(await screen.findByLabelText('What came back')).toHaveTextContent(shown)
})
