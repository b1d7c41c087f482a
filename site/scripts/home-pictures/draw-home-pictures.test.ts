import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { steps } from '#app/pages/home/how-it-works.tsx'
import { tickMarks } from '#app/ui/tick-mark.tsx'
import { drawHomePictures, vouchedPath } from './draw-home-pictures.ts'

const drawn = drawHomePictures()

test('the pictures that are served are the ones that the engine draws today', () => {
  const served = readFileSync(new URL('../../public/home-pictures.svg', import.meta.url), 'utf8')
  expect(served).toBe(drawn)
})

test('the tick of the factor is the one of the working paper', () => {
  expect(vouchedPath).toBe(tickMarks.vouched.path)
})

test.each(steps)('what is said of the picture of "$title" stands in it', ({ alt }) => {
  const figures = alt.match(/[\d.,]*\d/g) ?? []
  expect(figures.length).toBeGreaterThan(0)
  expect(figures.filter((figure) => !drawn.includes(figure))).toEqual([])
})
