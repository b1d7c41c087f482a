import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { activityKinds } from '@doublerule/carbon/analysis/activity-schema.ts'
import { z } from 'zod'
import table from './intervals.generated.json' with { type: 'json' }

/** What a register or a type of row counts; null for rows that stand beside the energy, such as reactive energy. */
export type RegisterWords = { starts: string; kind: ActivityKind | null; unit: string | null }

export type ValueColumn = {
  titles: readonly string[]
  kind: ActivityKind | 'by-register'
  /** Null where a column of its own names the unit. */
  unit: string | null
}

/**
 * How one kind of export names its columns, a row of `formats/intervals.tsv` for each place. Titles are folded: lower case,
 * without accents, one space; empty where a layout has no such column.
 */
export type IntervalLayout = {
  name: string
  values: readonly ValueColumn[]
  /** One of these groups holds the time: a stamp, or a day with a clock or an hour of the day. */
  stamp: readonly string[]
  day: readonly string[]
  clock: readonly string[]
  /** 1 to 24: the hour that ends then. */
  hour: readonly string[]
  meter: readonly string[]
  unit: readonly string[]
  register: readonly string[]
  registerWords: readonly RegisterWords[]
  quality: readonly string[]
  /** What stands in the column of quality where a value is estimated. */
  estimated: readonly string[]
  dayFirst: boolean
  /** The time is that of the end of the interval. */
  isEnd: boolean
  /** Intervals in which nothing was used are left out of the file. */
  isSparse: boolean
  country: string | null
}

const kindSchema = z.enum(activityKinds)

export const intervalLayouts: readonly IntervalLayout[] = table.layouts.map((layout) => ({
  ...layout,
  values: layout.values.map((value) => ({
    ...value,
    kind: value.kind === 'by-register' ? value.kind : kindSchema.parse(value.kind),
  })),
  registerWords: layout.registerWords.map((words) => ({
    ...words,
    kind: kindSchema.nullable().parse(words.kind),
  })),
}))

/** Titles of the columns beside the clocks of a table with a row a day, as retailers and distributors print them. */
export const dayTitles = table.dayTitles

/** Words of unit columns; power stands for the mean of an interval. */
export const intervalUnits: Readonly<Record<string, string>> = table.units
