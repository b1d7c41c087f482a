import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { drawSocialImage } from './draw-social-image.ts'
import { wrapText } from './wrap-text.ts'

const fontFiles = ['archivo-title.ttf', 'atkinson-text.ttf'].map((name) =>
  join(import.meta.dirname, 'fonts', name),
)

/** Right edge of the widest text, as drawn. */
function rightEdge(svg: string): number {
  const texts = [...svg.matchAll(/<text .*?<\/text>/g)].map((match) => match[0])
  const only = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="630">${texts.join('')}</svg>`
  const box = new Resvg(only, { font: { loadSystemFonts: false, fontFiles } }).getBBox()
  return (box?.x ?? 0) + (box?.width ?? 0)
}

test.each([
  ['a short title', 'Pricing'],
  ['a title in capitals', 'AASB S2, NGER AND ASIC RG 280 FOR THE BOARD'],
  [
    'a long title',
    'Reading an electricity bill for emissions: what meter, region and edition of the factor change',
  ],
])('%s stays inside the picture', (_what, title) => {
  const description =
    'What a long description of a page says about it, wide enough to need all of the lines it may have. '.repeat(
      3,
    )
  expect(
    rightEdge(
      drawSocialImage({
        title,
        description,
        path: '/blog/a-very-long-address-of-a-post-that-does-not-end-soon-enough',
      }),
    ),
  ).toBeLessThan(1180)
})

test('signs of XML in a title are escaped', () => {
  expect(drawSocialImage({ title: 'A & B < C', description: null, path: '/' })).toContain('A &amp; B &lt; C')
})

test('lines break between words', () => {
  expect(wrapText('one ten three', 7, 3)).toEqual(['one ten', 'three'])
})

test('what does not fit ends in an ellipsis', () => {
  expect(wrapText('one ten three, four five', 7, 2)).toEqual(['one ten', 'three…'])
  expect(wrapText('one ten three four', 13, 1)).toEqual(['one ten thre…'])
})

test('a word longer than a line is cut', () => {
  expect(wrapText('an unbreakable word', 5, 3)).toEqual(['an', 'unbr…', 'word'])
})
