import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Cuts the three families to the characters the site sets, with every axis kept, and writes them to
 * `public/fonts`. Accented letters go to files of their own, which a browser fetches only when a page has one.
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

const families = [
  { from: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', to: 'archivo' },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'atkinson-next',
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    to: 'atkinson-mono',
  },
]

const folder = new URL('../public/fonts/', import.meta.url)
const { resolve } = createRequire(import.meta.url)
await mkdir(folder, { recursive: true })
for (const { from, to } of families) {
  const whole = await readFile(resolve(from))
  for (const { suffix, text } of cuts) {
    const cut = await subsetFont(whole, text, { targetFormat: 'woff2' })
    await writeFile(new URL(`${to}${suffix}.woff2`, folder), cut)
    console.log(`${to}${suffix}.woff2: ${whole.length} to ${cut.length} bytes`)
  }
}
