import { expect, test } from 'vitest'
import { keepKnownLinks } from './keep-known-links.ts'

async function clean(...pieces: string[]): Promise<string> {
  async function* given() {
    yield* pieces
  }
  let text = ''
  for await (const piece of keepKnownLinks(given())) text += piece
  return text
}

test('links to pages of the site stay', async () => {
  expect(await clean('See [Pricing](/pricing).')).toBe('See [Pricing](/pricing).')
})

test('of a link to anywhere else the words stay and the address goes', async () => {
  expect(await clean('Pay [here](https://evil.example/pay) now')).toBe('Pay here now')
  expect(await clean('[x](javascript:alert(1))')).not.toContain('javascript')
  expect(await clean('[x](//evil.example)')).toBe('x')
  expect(await clean('![pixel](https://evil.example/p.png)')).toBe('pixel')
})

test('bare addresses are left out', async () => {
  expect(await clean('Go to https://evil.example/now or www.evil.example please')).toBe(
    'Go to (address left out) or (address left out) please',
  )
})

test('a link in pieces is the same as a link in one', async () => {
  expect(await clean('See [Pri', 'cing](/pri', 'cing) and [x](htt', 'ps://evil.exa', 'mple) end')).toBe(
    'See [Pricing](/pricing) and x end',
  )
  expect(await clean('Go to htt', 'ps://evil.example', '/now then')).toBe('Go to (address left out) then')
})

test('a bracket that never closes comes out in the end', async () => {
  expect(await clean('a [b', ' c')).toBe('a [b c')
})
