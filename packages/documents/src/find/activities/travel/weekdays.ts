import { foldText } from '../../../lay-out/values/plain-text.ts'

const languages =
  'en de fr es it pt nl sv da no fi is pl cs sk sl hr sr uk ru bg el hu ro tr et lv lt id ms sq ca'.split(' ')
const weekDays = [1, 2, 3, 4, 5, 6, 7]

function readWeekdays(): Set<string> {
  const names = languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const form = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      return weekDays.map((day) => plain(form.format(Date.UTC(2024, 0, day))))
    }),
  )
  return new Set(names)
}

let known: ReadonlySet<string> | null = null

/** True for the name of a day of the week, whole or short, in any language of the lexicon. */
export function isWeekday(word: string): boolean {
  known ??= readWeekdays()
  return known.has(plain(word))
}

function plain(word: string): string {
  return foldText(word).replace(/[^\p{L}-]/gu, '')
}
