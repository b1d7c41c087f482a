import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choosePaper } from '../src/classify/choose-paper.ts'
import { paperFeatures } from '../src/classify/describe-paper.ts'
import { papers } from '../src/find/paper/paper.ts'
import { fitPapers } from './fit-papers.ts'
import { readMadePapers } from './made-papers.ts'
import { packPapers, unpackPapers } from './paper-rows.ts'

const packed = new Uint8Array(readFileSync(new URL('papers.tsv.gz', import.meta.url)))
const written: unknown = JSON.parse(
  readFileSync(new URL('../src/classify/paper-weights.generated.json', import.meta.url), 'utf8'),
)

test('the weights of papers are what `npm run fit` gives', () => {
  expect(fitPapers(packed)).toEqual(written)
})

test('the weights belong to the features that are described', () => {
  expect(unpackPapers(packed).names).toEqual(paperFeatures.map(({ name }) => name))
  expect(new Set(paperFeatures.map(({ name }) => name)).size).toBe(paperFeatures.length)
})

test('of suppliers left out nine papers in ten are told, and each kind in three of four', () => {
  const { leftOut } = fitPapers(packed)
  const told = Object.values(leftOut)
  const right = told.reduce((sum, one) => sum + one.right, 0)
  expect(right / told.reduce((sum, one) => sum + one.documents, 0)).toBeGreaterThan(0.9)
  for (const one of told) expect(one.right / one.documents).toBeGreaterThan(0.75)
})

test('rows keep what a paper is, where it comes from and its features', () => {
  const features = Float32Array.from([0, 1, 0.5])
  const rows = [{ group: 'g', papers: ['utility', 'goods'] as const, features }]
  expect(unpackPapers(packPapers({ names: ['a', 'b', 'c'], rows })).rows).toEqual(rows)
})

test('a use that is counted speaks for a bill, and for nothing else', () => {
  const nothing = new Float32Array(paperFeatures.length)
  const [without, beside] = [choosePaper(nothing, new Set()), choosePaper(nothing, new Set(['utility']))]
  const said = Float32Array.from(paperFeatures, ({ name }) =>
    Number(['says electricity', 'says use', 'measures energy'].includes(name)),
  )
  expect(without.paper).toBe('other')
  expect(beside.confidence).toBeLessThan(without.confidence)
  expect(choosePaper(said, new Set(['utility'])).paper).toBe('utility')
})

test('made papers stand for every coarse type', () => {
  const made = readMadePapers()
  for (const paper of papers) expect(made.filter((one) => one.paper === paper).length).toBeGreaterThan(40)
})
