import { worldPlaceWords } from '../regions/place-name.ts'
import { gasNames } from '../work-out/named-gases.ts'
import { readWords, type PeriodWord, type SubjectWords } from './casts.ts'
import { listForeignPlaceWords } from './foreign-places.ts'
import { openPhraseTable } from './phrase-table.ts'
import table from './calculator-words.json' with { type: 'json' }

const read = readWords(table)

/** What is counted: its kind, its name for an answer, and the unit its factor is asked for in. */
export type Subject = Omit<SubjectWords, 'words' | 'name'> & {
  name: string
  /** The word it was named by. */
  word: string
  /** True for a word of a country whose grid it does not name. */
  isAbroad: boolean
}

/** How often something is: "a month". */
export type Period = PeriodWord

export type CountNoun = 'container' | 'trip' | 'traveller' | 'room' | 'often'

/** True for words that say nothing of a thing: carbon dioxide is what is asked for. */
function isFiller(name: string): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => read.fillers.includes(word))
}

const subjectRows = [
  ...read.subjects.map((row) => ({ ...row, isAbroad: false })),
  ...read.abroad.map((row) => ({ ...row, isAbroad: true })),
].flatMap(({ words: names, ...row }) =>
  [...names, ...(row.kind === 'refrigerant' ? gasNames.filter((name) => !isFiller(name)) : [])].map(
    (word): [string, Subject] => [word, { ...row, name: row.name ?? word, word }],
  ),
)

/** Later rows win. */
function* listPlaceWords(): Generator<readonly [string, string]> {
  yield* listForeignPlaceWords()
  yield* worldPlaceWords
  yield* Object.entries(read.places)
}

/** The words that the calculator understands; `calculator-words.json` holds them. */
export const calculatorWords = {
  subjects: openPhraseTable(subjectRows),
  vehicles: openPhraseTable(Object.entries(read.vehicles)),
  /** What a vehicle's kilometres are; of one that is not here a distance tells nothing. */
  drives: new Map(Object.entries(read.drives)),
  /** Words whose figure is a model and no count: "Boeing 737". */
  makes: new Set(read.makes),
  /** Words whose figure is a size and no amount: "3 phase", "32 MPa", "1st". */
  sizes: new Set(read.sizes),
  streets: new Set(read.streets),
  /** Words that make of a material what is thrown away. */
  disposals: new Set(read.disposals),
  counts: openPhraseTable(
    (['container', 'trip', 'traveller', 'room', 'often'] as const).flatMap((noun) =>
      read.counts[noun].map((word): [string, CountNoun] => [word, noun]),
    ),
  ),
  cabins: openPhraseTable(Object.entries(read.cabins)),
  /** Words for the way back; true for those that a distance printed with them has in it: "a round trip of 15 miles". */
  returns: openPhraseTable(
    read.returns.map((word): [string, boolean] => [word, read.wholeTrips.includes(word)]),
  ),
  places: openPhraseTable(listPlaceWords()),
  placeCodes: new Map(Object.entries(read.placeCodes)),
  placesAfterIn: openPhraseTable(Object.entries(read.placesAfterIn)),
  mainAirports: new Map(Object.entries(read.airports)),
  units: openPhraseTable(Object.entries(read.units)),
  numbers: new Map(Object.entries(read.numbers)),
  scales: new Map(Object.entries(read.scales)),
  months: new Map(Object.entries(read.months)),
  periods: new Map(Object.entries(read.periods)),
  /** Words of a length of time that is counted: "6 hours". */
  spans: openPhraseTable(Object.entries(read.spans)),
  minutes: openPhraseTable(read.minutes.map((word): [string, true] => [word, true])),
  /** "Twice". */
  often: new Map(Object.entries(read.often)),
  /** Words for all hours of the day. */
  always: openPhraseTable(read.always.map((word): [string, true] => [word, true])),
  allYear: openPhraseTable(read.allYear.map((word): [string, true] => [word, true])),
  /** Units of power, in kilowatts. */
  powers: new Map(Object.entries(read.powers)),
  avoids: new Set(read.avoids),
  /** What is bought to be burned or used, named by what it cost only. */
  costs: new Set(read.costs),
  commutes: openPhraseTable(read.commutes.map((word): [string, true] => [word, true])),
  /** A subject that is another one in some units: a gallon of gas is petrol. */
  otherwise: read.otherwise.flatMap(({ kind, units, means }) => {
    const other = read.subjects.find((row) => row.kind === means)
    return other === undefined ? [] : [{ kind, units, means: { ...other, name: other.name ?? means } }]
  }),
  /** Words before the name of a period that make it one: "a month". */
  periodLeads: new Set(read.periodLeads),
  /** Words whose figure is a name and no amount: "Scope 2". */
  labels: new Set(read.labels),
  /** Words between a figure and its unit: "20 more litres". */
  unitLeads: new Set(read.unitLeads),
  /** Words that give an amount to each of the things counted, and to all of them at once. */
  each: read.each,
  together: read.together,
  /** Words that give a figure another role than an amount: a limit, what it is held against, a meter's state, what was said. */
  limits: new Set(read.limits),
  aims: new Set(read.aims),
  bounds: new Set(read.bounds),
  readings: new Set(read.readings),
  totals: new Set(read.totals),
  partLeads: new Set(read.partLeads),
  pointers: new Set(read.pointers),
  /** Words before a thing that was not used. */
  denials: new Set(read.denials),
  /** Words that say nothing about the thing itself. */
  fillers: new Set(read.fillers),
  /** Single words of subjects, vehicles and towns, for mending a slip. */
  spelt: [
    ...subjectRows.map(([word]) => word),
    ...Object.keys(read.vehicles),
    ...Object.keys(read.places),
    ...Object.keys(read.units),
    ...Object.values(read.counts).flat(),
  ].filter((word) => /^[a-z]{5,}$/.test(word)),
} as const
