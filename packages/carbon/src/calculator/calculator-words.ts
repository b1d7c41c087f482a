import { worldPlaceWords } from '../regions/place-name.ts'
import { gasNames } from '../work-out/named-gases.ts'
import { openEach, readWords, type PeriodWord, type SubjectWords } from './casts.ts'
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

const countNouns = ['container', 'trip', 'traveller', 'room', 'often'] as const
export type CountNoun = (typeof countNouns)[number]

/** True for words that say nothing of a thing: carbon dioxide is what is asked for. */
function isFiller(name: string): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => table.sets.fillers.includes(word))
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

const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words)
const mapOf = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words))
const phrasesOf = (words: readonly string[]) =>
  openPhraseTable(words.map((word): [string, true] => [word, true]))

/** The words that the calculator understands; `calculator-words.json` holds them. */
export const calculatorWords = {
  ...openEach<keyof typeof table.sets, readonly string[], ReadonlySet<string>>(table.sets, setOf),
  ...openEach<keyof typeof table.maps, Readonly<Record<string, string>>, ReadonlyMap<string, string>>(
    table.maps,
    mapOf,
  ),
  ...openEach(table.phrases, phrasesOf),
  subjects: openPhraseTable(subjectRows),
  vehicles: openPhraseTable(Object.entries(read.vehicles)),
  counts: openPhraseTable(
    countNouns.flatMap((noun) => read.counts[noun].map((word): [string, CountNoun] => [word, noun])),
  ),
  cabins: openPhraseTable(Object.entries(read.cabins)),
  /** Words for the way back; true for those that a distance printed with them has in it: "a round trip of 15 miles". */
  returns: openPhraseTable(
    read.returns.map((word): [string, boolean] => [word, read.wholeTrips.includes(word)]),
  ),
  places: openPhraseTable(listPlaceWords()),
  placesAfterIn: openPhraseTable(Object.entries(read.placesAfterIn)),
  units: openPhraseTable(Object.entries(read.units)),
  months: new Map(Object.entries(read.months)),
  periods: new Map(Object.entries(read.periods)),
  /** Words of a length of time that is counted: "6 hours". */
  spans: openPhraseTable(Object.entries(read.spans)),
  /** A subject that is another one in some units: a gallon of gas is petrol. */
  otherwise: read.otherwise.flatMap(({ kind, units, means }) => {
    const other = read.subjects.find((row) => row.kind === means)
    return other === undefined ? [] : [{ kind, units, means: { ...other, name: other.name ?? means } }]
  }),
  /** Single words of subjects, vehicles and towns, for mending a slip. */
  spelt: [
    ...subjectRows.map(([word]) => word),
    ...[read.vehicles, read.places, read.units].flatMap(Object.keys),
    ...Object.values(read.counts).flat(),
  ].filter((word) => /^[a-z]{5,}$/.test(word)),
} as const
