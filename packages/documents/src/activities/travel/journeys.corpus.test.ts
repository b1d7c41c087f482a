import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPages } from '../../analyse/read-pages.ts'
import { layoutOfText } from '../../layout/layout-of-text.ts'

type Sample = { name: string; expected: readonly string[]; isUnread: boolean; lines: readonly string[] }

// Written here after layouts that carriers and hotels use; ">?" marks what is not read yet.
const samples = readFileSync(new URL('journeys.corpus.txt', import.meta.url), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((part): Sample => {
    const [name = '', told = '', ...lines] = part.trimEnd().split('\n')
    const said = told.replace(/^>\??\s*/, '')
    return {
      name,
      expected: said === 'none' ? [] : said.split('; ').toSorted(),
      isUnread: told.startsWith('>?'),
      lines,
    }
  })

function readIn(lines: readonly string[]): string[] {
  return readPages(layoutOfText(...lines))
    .read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit}`)
    .toSorted()
}

test.each(samples.filter(({ isUnread }) => !isUnread))('counts what was travelled: $name', (sample) => {
  expect(readIn(sample.lines)).toEqual(sample.expected)
})

test.each(samples.filter(({ isUnread }) => isUnread))('invents nothing: $name', (sample) => {
  expect(readIn(sample.lines).filter((activity) => !sample.expected.includes(activity))).toEqual([])
})
