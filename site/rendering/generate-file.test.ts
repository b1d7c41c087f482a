import { expect, test } from 'vitest'
import { generateFile } from './generate-file.ts'
import type { ContentPage } from './site.ts'
import type { Listing } from './text-files.ts'

const post: ContentPage = {
  path: '/blog/scope-2',
  title: 'Both methods of Scope 2',
  description: null,
  modifiedOn: null,
}
const listing: Listing = {
  pages: [
    {
      name: 'pricing',
      path: '/pricing',
      rendering: 'prerendered',
      isListed: true,
      meta: { path: '/pricing', title: 'Pricing', description: 'Four plans.' },
    },
  ],
  content: { revision: () => '', listPages: () => Promise.resolve([post]) },
}

test.each(['/social/pricing.png', '/social/blog-scope-2.png'])(
  '%s is a PNG of 1200 by 630 pixels',
  async (path) => {
    const file = await generateFile(path, listing)
    expect(file?.contentType).toBe('image/png')
    const bytes = typeof file?.body === 'string' ? new Uint8Array() : (file?.body ?? new Uint8Array())
    const header = new DataView(bytes.buffer, bytes.byteOffset)
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([1200, 630])
  },
)

test('a page that does not exist has no picture', async () => {
  expect(await generateFile('/social/none.png', listing)).toBeNull()
})
