import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { buildConcepts } from '../../../scripts/lexicon/build-concepts.ts'
import { buildCues } from '../../../scripts/lexicon/build-cues.ts'
import { buildLexicon } from '../../../scripts/lexicon/build-lexicon.ts'
import { buildTables } from '../../../scripts/lexicon/build-tables.ts'
import { buildRoles } from '../../../scripts/lexicon/build-roles.ts'
import { buildMonths, buildUnits } from '../../../scripts/lexicon/build-units.ts'
import cues from './cues.generated.json' with { type: 'json' }

const head = 'concept\tstrength\tphrase'

test.each([...buildTables()])(
  '%s is what its tables give; else run scripts/generate-lexicon.ts',
  (path, text) => {
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8') === text).toBe(true)
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

test('a cue without a pattern and a name that a reader gives twice are refused', () => {
  const head = 'reader\tname\tflags\tpattern'
  expect(() => buildCues(`${head}\nread-waste\ttotal\t\t\n`)).toThrow('no pattern')
  expect(() => buildCues(`${head}\nread-waste\ttotal\t\ta\nread-waste\ttotal\t\tb\n`)).toThrow('two')
})

test('a list of what is no concept and a role without a pattern are refused', () => {
  const concepts = 'concept\tcolumn\tabout\nuse\tquantity\twhat a figure is for\n'
  const lists = 'list\tmeaning\tconcepts\nsummed\twhat a sum is of\tuse'
  expect(buildConcepts(concepts, lists)).toEqual({
    concepts: { use: 'quantity' },
    lists: { summed: ['use'] },
  })
  expect(() => buildConcepts(concepts, `${lists} usage`)).toThrow('unknown "usage"')
  expect(() => buildRoles('role\tpattern\ndate\t\nunit\tuom\n')).toThrow('no pattern')
})

test('every cue is looked for by the file that it is named after', () => {
  const source = new URL('../../', import.meta.url)
  const textOf = new Map(
    globSync('**/*.ts', { cwd: source }).map((path) => [
      basename(path, '.ts'),
      readFileSync(new URL(path, source), 'utf8'),
    ]),
  )
  const unused = Object.keys(cues).filter((cue) => {
    const [reader = '', ...name] = cue.split(' ')
    const text = textOf.get(reader) ?? ''
    return (
      !text.includes(`'${cue}'`) && !(text.includes(`\`${reader} $`) && text.includes(`'${name.join(' ')}'`))
    )
  })
  expect(unused).toEqual([])
})
