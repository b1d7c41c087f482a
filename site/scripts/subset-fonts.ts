import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont, { type VariationAxes } from 'subset-font'
import { siteConfig } from '#shared/site-config.ts'

/**
 * Cuts the three families to the characters, weights and widths the site sets, and writes them to `public/fonts`: the first
 * view waits for them. Archivo is set in two styles, headlines and column heads, so each is a face without axes: both together are
 * half of one that varies. Accented letters go to files of their own, which a browser fetches only when a page has one. Whoever
 * sets another weight or width widens its range here and in `app/styles/fonts.css`.
 * Run by hand after a font release (`node site/scripts/subset-fonts.ts`); the files are committed.
 */
const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
)
const spacesAndNoBreakHyphen = '\u00a0\u202f\u2011'
const signs = '–—‘’“”…·•×÷−±°²³½§©'
/** Latin-1 letters with marks; its two signs, × and ÷, are in the main files. */
const accented = Array.from({ length: 0x100 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index))
  .filter((letter) => !'×÷'.includes(letter))
  .join('')

const cuts = [
  { suffix: '', text: basicLatin + spacesAndNoBreakHyphen + signs },
  { suffix: '-accented', text: accented },
]

const archivo = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'
const families = [
  {
    from: archivo,
    to: 'archivo',
    variationAxes: { wght: 620, wdth: 104 },
  },
  {
    from: archivo,
    to: 'archivo-narrow',
    variationAxes: { wght: 600, wdth: 78 },
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'atkinson-next',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    to: 'atkinson-mono',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

const folder = new URL('../public/fonts/', import.meta.url)
const { resolve } = createRequire(import.meta.url)
await mkdir(folder, { recursive: true })
for (const { from, to, variationAxes } of families) {
  for (const { suffix, text } of cuts) await cut(from, `${to}${suffix}`, text, variationAxes)
}
// The numbers of the steps on the home page are set in a weight of their own.
await cut(archivo, 'archivo-digits', '0123456789', { wght: 300, wdth: 80 })
await cut(archivo, 'archivo-wordmark', siteConfig.brand, { wght: 680, wdth: 112 })

async function cut(from: string, to: string, text: string, variationAxes: VariationAxes): Promise<void> {
  const whole = await readFile(resolve(from))
  const font = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes })
  await writeFile(new URL(`${to}.woff2`, folder), font)
  console.log(`${to}.woff2: ${whole.length} to ${font.length} bytes`)
}
