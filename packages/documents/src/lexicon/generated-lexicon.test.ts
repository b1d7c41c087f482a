import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildLexicon, printLexicon } from '../../scripts/lexicon/build-lexicon.ts'
import { readLanguages } from '../../scripts/lexicon/read-languages.ts'

const head = 'concept\tstrength\tphrase'

test('the generated lexicon is what its tables give; else run scripts/generate-lexicon.ts', () => {
  const generated = readFileSync(new URL('lexicon.generated.json', import.meta.url), 'utf8')
  expect(generated === printLexicon(buildLexicon(readLanguages()))).toBe(true)
})

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
