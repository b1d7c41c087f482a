import { foldText } from '../../src/lay-out/values/plain-text.ts'
import { readRows } from './build-lexicon.ts'

/** A unit with its spellings, each list joined by "|": in any case, and in this case only. */
export type UnitRow = { unit: string; dimension: string; words: string; exactWords: string }

/** Units in the order of the table; a space in a spelling stands where a space, dot or hyphen may. */
export function buildUnits(text: string): UnitRow[] {
  const rows = readRows(text, 'unit\tdimension\tlanguage\tword\tcase')
  const owners = new Map<string, string>()
  for (const [unit = '', , , word = '', letterCase = ''] of rows) {
    const key = `${letterCase} ${word.replaceAll(' ', '')}`
    const owner = owners.get(key)
    if (owner !== undefined && owner !== unit) throw new Error(`"${word}" is both ${owner} and ${unit}`)
    owners.set(key, unit)
    if (letterCase === '' && foldText(word) !== word) throw new Error(`"${word}" is not folded`)
  }
  return [...Map.groupBy(rows, ([unit = '']) => unit)].map(([unit, spellings]) => {
    const wordsOf = (wanted: string) =>
      spellings
        .filter(([, , , , letterCase = '']) => letterCase === wanted)
        .map(([, , , word = '']) => word)
        .join('|')
    return { unit, dimension: spellings[0]?.[1] ?? '', words: wordsOf(''), exactWords: wordsOf('exact') }
  })
}

/** Names of each month from January to December, joined by "|". */
export function buildMonths(text: string): string[] {
  const rows = readRows(text, 'month\tlanguage\tword')
  const owners = new Map<string, string>()
  for (const [month = '', , word = ''] of rows) {
    if ((owners.get(word) ?? month) !== month) throw new Error(`"${word}" names two months`)
    owners.set(word, month)
  }
  return Array.from({ length: 12 }, (_, index) =>
    [...owners].flatMap(([word, month]) => (month === String(index + 1) ? [word] : [])).join('|'),
  )
}
