import { describe, expect, test } from 'vitest'
import { openRandom } from '../generate/random.ts'
import { predictLogistic } from '../src/judge/predict/predict-logistic.ts'
import { type TreesModel, scoreTrees, toProbability } from '../src/judge/predict/predict-trees.ts'
import { bareShape } from '../src/testing/bare-shape.ts'
import { fitLogistic } from './fit-logistic.ts'
import { fitRoles } from './fit-roles.ts'
import { fitTrees } from './fit-trees.ts'
import { leaveGroupsOut } from './leave-groups-out.ts'
import type { Row } from './row.ts'
import { packRows, unpackRows } from './rows-file.ts'

const standing = { origin: 'real', document: 0, shape: bareShape } as const

/** Rows whose label leans on features 0 and 1 together, against 2, and not on 3. */
function makeRows(count: number, seed = 1): Row[] {
  const random = openRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    const features = Float32Array.from({ length: 4 }, () => random.decimal(0, 1, 3))
    const [a = 0, b = 0, c = 0] = features
    const odds = 8 * a * b - 4 * c
    const label = random.chance(toProbability(odds)) ? 1 : 0
    const kind = index % 2 === 0 ? 'water' : 'heat'
    return { ...standing, group: `g${index % 23}`, kind, features, label, weight: 1 }
  })
}

function predictTrees(model: TreesModel, features: Float32Array): number {
  return toProbability(scoreTrees(model, features))
}

function measureLoss(rows: readonly Row[], predict: (features: Float32Array) => number): number {
  const losses = rows.map(
    ({ features, label }) => -Math.log(label === 1 ? predict(features) : 1 - predict(features)),
  )
  return losses.reduce((sum, loss) => sum + loss, 0) / rows.length
}

const rows = makeRows(4000)
const unseen = makeRows(2000, 2)
const options = { trees: 60, depth: 3 }
const trees = fitTrees(rows, options)

describe('trees', () => {
  test('foretell unseen rows better than chance and better than lines can', () => {
    const share = rows.filter(({ label }) => label === 1).length / rows.length
    const byTrees = measureLoss(unseen, (features) => predictTrees(trees, features))
    const logistic = fitLogistic(rows)
    const byLines = measureLoss(unseen, (features) => predictLogistic(logistic, features))
    expect(byTrees).toBeLessThan(0.9 * measureLoss(unseen, () => share))
    expect(byTrees).toBeLessThan(byLines)
  })

  test('are the same for the same rows, and fewer are the first of more', () => {
    expect(fitTrees(rows, options)).toEqual(trees)
    expect(fitTrees(rows, { ...options, trees: 7 }).trees).toEqual(trees.trees.slice(0, 7))
  })

  test('never fall where the sign of a feature says that they rise', () => {
    // The labels say the opposite of the sign, so only a flat or rising answer keeps it.
    const signed = fitTrees(rows, { ...options, signs: [0, 0, 1, 0] })
    for (const { features } of unseen.slice(0, 200)) {
      const scores = [0, 0.25, 0.5, 0.75, 1].map((value) => {
        const changed = Float32Array.from(features)
        changed[2] = value
        return scoreTrees(signed, changed)
      })
      expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    }
  })

  test('leave out what weighs nothing', () => {
    const upsideDown = rows.map((row): Row => ({ ...row, label: row.label === 1 ? 0 : 1, weight: 0 }))
    expect(fitTrees([...rows, ...upsideDown], options)).toEqual(trees)
  })

  test('take a missing value for less than any other', () => {
    const missing = rows.map((row, index): Row => {
      const features = Float32Array.from(row.features)
      features[3] = index % 2 === 0 ? Number.NaN : (features[3] ?? 0)
      return { ...row, features, label: index % 2 === 0 ? 1 : 0 }
    })
    const model = fitTrees(missing, { trees: 20, depth: 1 })
    expect(predictTrees(model, Float32Array.of(0.5, 0.5, 0.5, Number.NaN))).toBeGreaterThan(0.9)
    expect(predictTrees(model, Float32Array.of(0.5, 0.5, 0.5, 0.001))).toBeLessThan(0.1)
  })
})

test('logistic weights find the side of each feature', () => {
  const { weights } = fitLogistic(rows)
  expect(weights[0]).toBeGreaterThan(1)
  expect(weights[2]).toBeLessThan(-1)
  expect(Math.abs(weights[3] ?? 9)).toBeLessThan(0.3)
})

test('no group is on both sides of a fold, and each is left out once', () => {
  const folds = leaveGroupsOut(rows, 5)
  for (const { train, test: left } of folds) {
    const seen = new Set(train.map(({ group }) => group))
    expect(left.filter(({ group }) => seen.has(group))).toEqual([])
  }
  expect(folds.reduce((sum, fold) => sum + fold.test.length, 0)).toBe(rows.length)
})

test('packed rows come back as they were, in the same bytes', () => {
  const names = ['a', 'b', 'c', 'd']
  const packed = packRows({ names, rows })
  expect(unpackRows(packed)).toEqual({ names, rows })
  expect(packRows(unpackRows(packed))).toEqual(packed)
})

test('the whole fit gives the same bytes twice', () => {
  const packed = packRows({ names: ['a', 'b', 'c', 'd'], rows: rows.slice(0, 600) })
  const fit = () => JSON.stringify(fitRoles(packed, { trees: 12, depth: 3 }))
  expect(fit()).toBe(fit())
})
