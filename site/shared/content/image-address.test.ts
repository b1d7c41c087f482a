import { expect, test } from 'vitest'
import { embeddedContent, hostedContent } from './content-source.ts'
import { imageAddress, imageSourceSet } from './image-address.ts'

const asset = { _ref: 'image-0123456789abcdef0123456789abcdef01234567-1600x900-png' }
const size = { width: 400, height: 225 }
const file = '0123456789abcdef0123456789abcdef01234567-1600x900.png'

function parametersOf(address: string | null): Record<string, string> {
  return Object.fromEntries(new URL(address ?? '', 'http://site').searchParams)
}

test('a picture is cut to its size, from our own server or from the hosted CDN', () => {
  expect(imageAddress({ asset }, size, embeddedContent)).toBe(
    `/content/images/local/production/${file}?w=400&h=225&fit=crop&auto=format`,
  )
  const hosted = hostedContent({ projectId: 'p1', dataset: 'blog', apiHost: null })
  expect(imageAddress({ asset }, size, hosted)).toContain(`https://cdn.sanity.io/images/p1/blog/${file}?`)
})

test('a focal point is kept in view', () => {
  const address = imageAddress({ asset, hotspot: { x: 0.25, y: 0.75 } }, size, embeddedContent)
  expect(parametersOf(address)).toMatchObject({ crop: 'focalpoint', 'fp-x': '0.25', 'fp-y': '0.75' })
})

test('an editor’s crop is a rectangle of source pixels, and the focal point lies within it', () => {
  const crop = { left: 0.25, right: 0.25, top: 0, bottom: 0.5 }
  const address = imageAddress({ asset, crop, hotspot: { x: 0.5, y: 0.25 } }, size, embeddedContent)
  expect(parametersOf(address)).toMatchObject({ rect: '400,0,800,450', 'fp-x': '0.5', 'fp-y': '0.5' })
  const outside = imageAddress({ asset, crop, hotspot: { x: 0.1, y: 0.9 } }, size, embeddedContent)
  expect(parametersOf(outside)).toMatchObject({ 'fp-x': '0', 'fp-y': '1' })
})

test('a crop that leaves nothing is not one', () => {
  const crop = { left: 0.6, right: 0.6, top: 0, bottom: 0 }
  expect(parametersOf(imageAddress({ asset, crop }, size, embeddedContent))).not.toHaveProperty('rect')
})

test('what is not an image asset has no address, and a plain address has one width', () => {
  expect(imageAddress({ asset: { _ref: 'file-abc-pdf' } }, size, embeddedContent)).toBeNull()
  expect(imageSourceSet({ asset: { _ref: 'file-abc-pdf' } }, size, [320], embeddedContent)).toBeNull()
  expect(imageAddress({ url: '/a.png' }, size, embeddedContent)).toBe('/a.png')
  expect(imageSourceSet({ url: '/a.png' }, size, [320], embeddedContent)).toBeNull()
})
