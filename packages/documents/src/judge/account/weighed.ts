import { features } from '../predict/features.ts'
import type { Opinion } from '../predict/predict-committee.ts'
import type { FigureShape } from './figure-shape.ts'

/** A figure of a group, what speaks for it, and how likely it is counted when nothing else is looked at: in all, and by each judge. */
export type Weighed = Opinion & {
  group: string
  shape: FigureShape
  features: Float32Array
  /** At how many rates it is charged; not known of rows that were kept without it. */
  rates?: number
}

/** Reads a feature of the judge by its name. */
export function readFeature(name: string): (one: Pick<Weighed, 'features'>) => number {
  const place = features.findIndex((feature) => feature.name === name)
  if (place === -1) throw new Error(`No feature is called ${name}`)
  return (one) => one.features[place] ?? 0
}

const leastOdds = 1e-4

/** Log odds, kept finite. */
export function logOdds(probability: number): number {
  return Math.log(Math.max(leastOdds, probability) / Math.max(leastOdds, 1 - probability))
}

/** One is a part of the other, or was read off for it: they tell of the same use. */
export function tellsOfSame({ shape: a }: Weighed, { shape: b }: Weighed): boolean {
  return (
    a.partOf.includes(b.value) ||
    b.partOf.includes(a.value) ||
    a.readings.includes(b.value) ||
    b.readings.includes(a.value)
  )
}

/** A value is of one group: the likeliest keeps it. The surest first. */
export function keepLikeliestGroup<One extends Weighed>(all: readonly One[]): One[] {
  const kept = new Map<number, One>()
  for (const one of all) {
    const known = kept.get(one.shape.value)
    if (known === undefined || known.probability < one.probability) kept.set(one.shape.value, one)
  }
  return all
    .filter(({ group, shape }) => kept.get(shape.value)?.group === group)
    .toSorted((a, b) => b.probability - a.probability)
}
