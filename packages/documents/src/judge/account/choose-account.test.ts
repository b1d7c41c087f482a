import { expect, test } from 'vitest'
import { features } from '../predict/features.ts'
import weights from '../predict/weights.generated.json' with { type: 'json' }
import { chooseAccount } from './choose-account.ts'
import type { FigureShape } from './figure-shape.ts'
import { type Weighed, logOdds } from './weighed.ts'

type Given = Partial<FigureShape> & { probability: number; rates?: number; votes?: readonly number[] }

/** A figure of electricity that nothing is known of but what is given; all judges agree where no votes are. */
function figure(value: number, { probability, rates = 0, votes, ...shape }: Given): Weighed {
  const agreed = Array.from({ length: 5 }, () => logOdds(probability))
  return {
    group: 'electricity',
    probability,
    votes: votes ?? agreed,
    rates,
    features: new Float32Array(features.length),
    shape: {
      value,
      unit: 'kWh',
      unitSource: 'printed',
      title: '',
      label: '',
      line: value,
      isCharged: rates > 0,
      isMeasured: false,
      isReading: false,
      parts: [],
      partOf: [],
      readings: [],
      ...shape,
    },
  }
}

const counted = (...figures: readonly Weighed[]) =>
  chooseAccount(figures, weights.account).map(({ shape }) => shape.value)

test('what is charged at two rates was used, also where another figure is a little likelier', () => {
  const other = figure(22_259, { probability: 0.22, isMeasured: true })
  expect(counted(other, figure(133_555, { probability: 0.2, rates: 1 }))).toEqual([])
  expect(counted(other, figure(133_555, { probability: 0.2, rates: 2 }))).toEqual([133_555])
  expect(
    counted(figure(22_259, { probability: 0.9 }), figure(133_555, { probability: 0.2, rates: 2 })),
  ).toEqual([])
})

test('beside what is charged at two rates stands no part that one rate is asked of', () => {
  const use = figure(8_000, { probability: 0.9, rates: 2, label: 'energy' })
  const register = (rates: number) => figure(3_000, { probability: 0.9, rates, label: 'energy' })
  expect(counted(use, register(1))).toEqual([8_000])
  expect(counted(use, register(2))).toEqual([8_000, 3_000])
})

test('a judge who finds likelier what no arithmetic bears out does not keep what is charged from being counted', () => {
  const votes = (dissent: number) => [4, 4, 4, 4, dissent]
  const use = figure(166, { probability: 0.95, rates: 1, votes: votes(-0.6) })
  const year = (shape: Partial<FigureShape>) =>
    figure(1_082, { probability: 0.05, votes: [-4, -4, -4, -4, -0.4], ...shape })
  expect(counted(use, year({}))).toEqual([166])
  expect(counted(use, year({ isMeasured: true }))).toEqual([])
})

test('a total that is less likely by half than its part does not take its place', () => {
  const part = figure(730, { probability: 0.95, rates: 1, partOf: [4_314] })
  const total = (probability: number) => figure(4_314, { probability, parts: [[730, 3_584]] })
  expect(counted(part, total(0.3))).toEqual([730])
  expect(counted(part, total(0.6))).toEqual([4_314])
})

test('the use charged at two prices is counted whole, not only the part that is likeliest', () => {
  const drawn = figure(477, { probability: 0.4 })
  const compensated = figure(427, { probability: 0.9, rates: 1 })
  const rest = (value: number) => figure(value, { probability: 0.3, rates: 1, isReading: true })
  expect(counted(compensated, drawn, rest(50))).toEqual([427, 50])
  expect(counted(compensated, drawn, rest(40))).toEqual([427])
})

test('a register is not counted without the one that makes it the quantity that a levy is charged on', () => {
  const day = figure(264, { probability: 0.7, rates: 2 })
  const night = (value: number, shape: Partial<FigureShape> = {}) =>
    figure(value, { probability: 0.3, rates: 2, ...shape })
  const levied = figure(681, { probability: 0.3, rates: 1 })
  expect(counted(day, night(417), levied)).toEqual([264, 417])
  expect(counted(day, night(410), levied)).toEqual([264])
  expect(counted(day, night(417, { unit: 'm3' }), levied)).toEqual([264])
})

test('a register that nothing bears out is not counted beside one that is charged', () => {
  const drawn = figure(734, { probability: 0.9, title: 'consumption', isCharged: true, line: 6 })
  const other = (isCharged: boolean) =>
    figure(559, { probability: 0.88, title: 'consumption', isCharged, line: 7 })
  expect(counted(drawn, other(true))).toEqual([734, 559])
  expect(counted(drawn, other(false))).toEqual([734])
})
