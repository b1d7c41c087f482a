import { expect, test } from 'vitest'
import { listHeadings } from './list-headings.ts'

test('headings come with their anchors and without their markup', () => {
  expect(
    listHeadings(
      '<p>a</p><h2 id="one">CO<sub>2</sub> &amp; you</h2><h3 id="no">b</h3><h2 id="two">It&#x27;s two</h2>',
    ),
  ).toEqual([
    { id: 'one', text: 'CO2 & you' },
    { id: 'two', text: "It's two" },
  ])
})

test('an article whose source writes no anchors has no contents', () => {
  expect(listHeadings('<h2>Bare</h2>')).toEqual([])
})
