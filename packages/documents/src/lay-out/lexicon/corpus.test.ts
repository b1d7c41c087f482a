import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRows } from '../../../scripts/lexicon/build-lexicon.ts'
import { foldText } from '../values/plain-text.ts'
import { type Concept, isConcept } from './concept.ts'
import { findMentions } from './find-mentions.ts'

const folder = new URL('../../../lexicon/', import.meta.url)
const corpora = readdirSync(folder).filter((name) => name.endsWith('.corpus.tsv'))

function conceptsIn(text: string): Set<Concept> {
  return new Set(findMentions(foldText(text)).map(({ concept }) => concept))
}

describe.each(corpora)('%s', (name) => {
  const rows = readRows(readFileSync(new URL(name, folder), 'utf8'), 'text\texpected\tabsent')

  test.each(rows)('"%s" says %s', (text = '', expected = '', absent = '') => {
    const [wanted, unwanted] = [expected, absent].map((list) => list.split(' ').filter((word) => word !== ''))
    const said: ReadonlySet<string> = conceptsIn(text)
    expect([...(wanted ?? []), ...(unwanted ?? [])].filter((concept) => !isConcept(concept))).toEqual([])
    expect((wanted ?? []).filter((concept) => !said.has(concept))).toEqual([])
    expect((unwanted ?? []).filter((concept) => said.has(concept))).toEqual([])
  })
})
