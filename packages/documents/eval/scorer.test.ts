import { describe, expect, test } from 'vitest'
import type { ActivityLabel } from './labels.ts'
import { type GivenActivity, scoreActivities } from './score-activities.ts'

function label(kind: string, quantity: number, unit: string | null, more: Partial<ActivityLabel> = {}) {
  const plain = { description: kind, unitAccept: [], accept: [], optional: false }
  return { ...plain, kind, quantity, unit, ...more }
}

function given(kind: string, quantity: string, unit: string | null, isInTonnes = true): GivenActivity {
  return { kind, quantity, unit, isInTonnes }
}

function score(labels: readonly ActivityLabel[], activities: readonly GivenActivity[]) {
  const { found, missing, falseOnes, hasWrongTonnes } = scoreActivities(labels, [], activities)
  return { found, missing: missing.length, false: falseOnes.length, hasWrongTonnes }
}

const right = { found: 1, missing: 0, false: 0, hasWrongTonnes: false }

describe('an activity that a label explains', () => {
  test('is found in another unit of the same measure', () => {
    expect(score([label('electricity', 1.2, 'MWh')], [given('electricity', '1200', 'kWh')])).toEqual(right)
  })

  test('is found within half a per cent, and missed beyond', () => {
    expect(score([label('water', 1000, 'm3')], [given('water', '1004', 'm3')])).toEqual(right)
    expect(score([label('water', 1000, 'm3')], [given('water', '1006', 'm3')]).missing).toBe(1)
  })

  test('is found by a unit or a reading that the label accepts', () => {
    const cement = label('material', 100, 'kg', { accept: [{ quantity: 2, unit: 'bag' }] })
    expect(score([cement], [given('material', '2', 'bag')])).toEqual(right)
    const water = label('water', 1980, null, { unitAccept: ['gal'] })
    expect(score([water], [given('water', '1980', 'gal-us')])).toEqual(right)
  })

  test('is found as another kind that the label takes', () => {
    const gas = label('natural-gas', 20, 'kg', { accept: [{ kind: 'lpg' }] })
    expect(score([gas], [given('lpg', '20', 'kg')])).toEqual(right)
  })

  test('may be a fuel whose name is unsure', () => {
    expect(score([label('fuel', 40, 'L')], [given('diesel', '40', 'L')])).toEqual(right)
    expect(score([label('diesel', 40, 'L')], [given('fuel', '40', 'L')])).toEqual(right)
  })

  test('may be one total for several labels, or several rows for one', () => {
    const parts = [label('electricity', 300, 'kWh'), label('electricity', 700, 'kWh')]
    expect(score(parts, [given('electricity', '1000', 'kWh')])).toEqual({ ...right, found: 2 })
    const rows = [given('electricity', '300', 'kWh'), given('electricity', '700', 'kWh')]
    expect(score([label('electricity', 1000, 'kWh')], rows)).toEqual(right)
  })
})

describe('a wrong answer', () => {
  test('of another quantity is false, and wrong in the tonnes only when it is counted', () => {
    const want = [label('electricity', 1429, 'kWh')]
    const wrong = { found: 0, missing: 1, false: 1 }
    expect(score(want, [given('electricity', '1738', 'kWh')])).toEqual({ ...wrong, hasWrongTonnes: true })
    expect(score(want, [given('electricity', '1738', 'kWh', false)])).toEqual({
      ...wrong,
      hasWrongTonnes: false,
    })
  })

  test('of another kind or measure is false', () => {
    expect(score([label('natural-gas', 5, 'therm')], [given('electricity', '5', 'therm')]).false).toBe(1)
    expect(score([label('natural-gas', 5, 'therm')], [given('natural-gas', '5', 'CCF')]).false).toBe(1)
  })

  test('that counts the right quantity twice is false once', () => {
    const twice = [given('electricity', '1000', 'kWh'), given('electricity', '1000', 'kWh')]
    expect(score([label('electricity', 1000, 'kWh')], twice)).toEqual({
      ...right,
      false: 1,
      hasWrongTonnes: true,
    })
  })

  test('that lists the parts beside the total is false', () => {
    const all = ['1000', '300', '700'].map((quantity) => given('electricity', quantity, 'kWh'))
    expect(score([label('electricity', 1000, 'kWh')], all)).toMatchObject({ found: 1, false: 2 })
  })

  test('that turns a negative adjustment round is false', () => {
    expect(
      score([label('electricity', -325.2, 'kWh')], [given('electricity', '325.2', 'kWh')]),
    ).toMatchObject({ missing: 1, false: 1 })
  })

  test('on a document with nothing to count is false; money spent and export are not', () => {
    expect(score([], [given('material', '20', 'piece')]).false).toBe(1)
    const harmless = [given('spend', '20', 'EUR'), given('electricity-export', '20', 'kWh')]
    expect(score([], harmless).false).toBe(0)
  })
})

test('an optional label is neither required nor wrong', () => {
  const office = label('material', 1, 'unit', { optional: true })
  expect(score([office], [])).toMatchObject({ found: 0, missing: 0, false: 0 })
  expect(score([office], [given('material', '1', 'unit')])).toMatchObject({ missing: 0, false: 0 })
})
