import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildLexicon } from '../../scripts/lexicon/build-lexicon.ts'
import { buildTables } from '../../scripts/lexicon/build-tables.ts'
import { buildMonths, buildUnits } from '../../scripts/lexicon/build-units.ts'

const head = 'concept\tstrength\tphrase'

test.each([...buildTables()])(
  '%s is what its tables give; else run scripts/generate-lexicon.ts',
  (path, text) => {
    expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8') === text).toBe(true)
  },
)

test('a phrase with capitals, accents or stray spaces is refused', () => {
  for (const phrase of ['Usage', 'énergie', 'net  weight', ' total', 'a|b', '']) {
    const text = `${head}\nuse\t2\t${phrase}\n`
    expect(() => buildLexicon([{ language: 'en', text }])).toThrow()
  }
})

test('a phrase that stands twice under one concept is refused, and so is an unknown strength', () => {
  const twice = `${head}\nuse\t2\tusage\nuse\t3\tusage\n`
  expect(() => buildLexicon([{ language: 'en', text: twice }])).toThrow('twice')
  expect(() => buildLexicon([{ language: 'en', text: `${head}\nuse\t4\tusage\n` }])).toThrow('strength')
})

test('signs of Chinese and Japanese are parted into words', () => {
  const text = `${head}\ntotal\t3\t合計\n`
  expect(buildLexicon([{ language: 'ja', text }])).toEqual({ ja: { total: ['', '', '合 計'] } })
})

test('a spelling of two units and a name of two months are refused', () => {
  const units = 'unit\tdimension\tlanguage\tword\tcase\nL\tvolume\ten\tlt\t\nt\tmass\ten\tl t\t\n'
  expect(() => buildUnits(units)).toThrow('both L and t')
  expect(() => buildMonths('month\tlanguage\tword\n4\ten\tapr\n5\tde\tapr\n')).toThrow('two months')
})
