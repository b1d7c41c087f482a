import { readRows } from './build-lexicon.ts'

const head = 'layout\tplace\twords\tkind\tunit'
const dayTable = 'a row a day'
const everywhere = 'any'
const places = ['stamp', 'day', 'clock', 'hour', 'meter', 'unit', 'register', 'quality', 'estimated'] as const
const flags = ['dayFirst', 'isEnd', 'isSparse'] as const

/** How exports of meter data name their columns, titles of tables with a row a day, and words of unit columns. */
export function buildIntervals(text: string): object {
  const rows = readRows(text, head).map(([layout = '', place = '', words = '', kind = '', unit = '']) => ({
    layout,
    place,
    words: words.split(';'),
    kind: kind === '' ? null : kind,
    unit: unit === '' ? null : unit,
  }))
  const known: readonly string[] = [
    ...places,
    ...flags,
    'value',
    'register word',
    'country',
    'total',
    'unit word',
  ]
  const unknown = rows.find(({ place }) => !known.includes(place))
  if (unknown !== undefined) throw new Error(`${unknown.layout} has no place "${unknown.place}"`)
  const byLayout = Map.groupBy(rows, ({ layout }) => layout)
  const layouts = [...byLayout].filter(([layout]) => layout !== dayTable && layout !== everywhere)
  return {
    layouts: layouts.map(([name, own]) => {
      const wordsOf = (place: string) => own.find((row) => row.place === place)?.words ?? []
      return {
        name,
        values: own
          .filter(({ place }) => place === 'value')
          .map(({ words, kind, unit }) => ({ titles: words, kind: kind ?? '', unit })),
        ...Object.fromEntries(places.map((place) => [place, wordsOf(place)])),
        registerWords: own
          .filter(({ place }) => place === 'register word')
          .map(({ words, kind, unit }) => ({ starts: words[0] ?? '', kind, unit })),
        ...Object.fromEntries(flags.map((flag) => [flag, wordsOf(flag).includes('yes')])),
        country: wordsOf('country')[0] ?? null,
      }
    }),
    dayTitles: Object.fromEntries((byLayout.get(dayTable) ?? []).map(({ place, words }) => [place, words])),
    units: Object.fromEntries(
      (byLayout.get(everywhere) ?? []).flatMap(({ words, unit }) => words.map((word) => [word, unit ?? ''])),
    ),
  }
}
