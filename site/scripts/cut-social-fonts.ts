import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Fixes the axes of two families and writes them as TTF, the only form the renderer of the social images reads.
 * Run by hand after a font release (`node site/scripts/cut-social-fonts.ts`); the files are committed.
 */
const latin = Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const signs = '–—‘’“”…·•×÷−'

const faces = [
  {
    from: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    variationAxes: { wght: 620, wdth: 104 },
    to: 'archivo-title.ttf',
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    variationAxes: { wght: 400 },
    to: 'atkinson-text.ttf',
  },
]

const folder = new URL('../rendering/social-image/fonts/', import.meta.url)
const { resolve } = createRequire(import.meta.url)
for (const { from, variationAxes, to } of faces) {
  const cut = await subsetFont(await readFile(resolve(from)), latin + signs, {
    targetFormat: 'sfnt',
    variationAxes,
  })
  await writeFile(new URL(to, folder), cut)
  console.log(`${to}: ${cut.length} bytes`)
}
