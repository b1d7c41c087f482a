import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unpackColumns } from './column-rows.ts'
import { fitJudges } from './fit-columns.ts'
import { fitLegs } from './fit-legs.ts'
import { fitCommittee } from './fit-roles.ts'
import { unpackRows } from './rows-file.ts'
import { treeOptions } from './tree-options.ts'

const rowsPath = new URL('features.tsv.gz', import.meta.url)
const weightsPath = new URL('../src/judge/predict/weights.generated.json', import.meta.url)
const columnsPath = new URL('columns.tsv.gz', import.meta.url)
const columnWeightsPath = new URL('../src/find/columns/column-weights.generated.json', import.meta.url)
const legWeightsPath = new URL('../src/find/activities/travel/leg-weights.generated.json', import.meta.url)
const firstTrees = 3

// Trees are grown one after another, so the first few stand for the file; the hash stands for the rows.
test.runIf(existsSync(rowsPath))('the weights are what `npm run fit` gives', () => {
  const packed = new Uint8Array(readFileSync(rowsPath))
  const written: unknown = JSON.parse(readFileSync(weightsPath, 'utf8'))
  const { names, rows } = unpackRows(packed)
  const judges = fitCommittee(rows, { ...treeOptions, trees: firstTrees })
  expect(written).toMatchObject({
    rowsSha256: createHash('sha256').update(packed).digest('hex'),
    features: names,
    options: treeOptions,
    judges: judges.map(({ base }) => ({ base })),
  })
  for (const [place, { trees }] of judges.entries())
    expect(written).toHaveProperty(['judges', place, 'trees', firstTrees - 1], trees[firstTrees - 1])
})

test.runIf(existsSync(columnsPath))('the weights of columns are what `npm run fit` gives', () => {
  const packed = new Uint8Array(readFileSync(columnsPath))
  const written: unknown = JSON.parse(readFileSync(columnWeightsPath, 'utf8'))
  const { names, rows } = unpackColumns(packed)
  const { alone, beside } = fitJudges(rows, firstTrees)
  expect(written).toMatchObject({
    rowsSha256: createHash('sha256').update(packed).digest('hex'),
    features: names,
    alone,
    beside: beside.map(({ base }) => ({ base })),
  })
  for (const [place, { trees }] of beside.entries())
    expect(written).toHaveProperty(['beside', place, 'trees', firstTrees - 1], trees[firstTrees - 1])
})

test('the weights of legs are what `npm run fit` gives', () => {
  const written: unknown = JSON.parse(readFileSync(legWeightsPath, 'utf8'))
  const { base, trees } = fitLegs(firstTrees)
  expect(written).toMatchObject({ base })
  expect(written).toHaveProperty(['trees', firstTrees - 1], trees[firstTrees - 1])
})
