import type { Locale } from './locales.ts'
import type { Random } from './random.ts'
import { phrasesOf } from './words.ts'

/** How one document writes its figures: a country's habit, or none at all for thousands. */
export type Figures = {
  number: (value: number, places: number) => string
  money: (value: number) => string
  date: (iso: string) => string
  /** The month of a day, as tables of months name it. */
  month: (iso: string) => string
}

export function openFigures(random: Random, locale: Locale): Figures {
  const group = random.chance(0.25) ? '' : locale.group
  const hasSign = random.chance(0.6)
  const isSignAfter = locale.signAfter && random.chance(0.8)
  const style = random.pick(locale.dates)
  const monthStyle = random.pick(['N Y', 'N y', 'M/Y', 'N-y', 'M/y', 'Y-M', 'N'])
  const names = phrasesOf('short-months', locale.language)
  const number = (value: number, places: number) => writeNumber(value, places, { ...locale, group })
  return {
    number,
    money: (value) => {
      const text = number(value, 2)
      if (!hasSign) return text
      return isSignAfter
        ? `${text} ${locale.sign}`
        : `${locale.sign}${locale.sign.length > 1 ? ' ' : ''}${text}`
    },
    date: (iso) => writeDate(iso, style, names),
    month: (iso) => writeDate(iso, monthStyle, names),
  }
}

function writeNumber(
  value: number,
  places: number,
  { decimal, group, grouping }: Pick<Locale, 'decimal' | 'group' | 'grouping'>,
): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(places).split('.')
  const later = grouping === 2 ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g
  const grouped = whole.replaceAll(later, group)
  return `${value < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : decimal + fraction}`
}

function writeDate(iso: string, style: string, names: readonly string[]): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  const parts: Record<string, string> = {
    Y: year,
    y: year.slice(2),
    M: month,
    D: day,
    N: names[Number(month) - 1] ?? month,
  }
  return style.replaceAll(/[YyMDN]/g, (letter) => parts[letter] ?? letter)
}

/** Plain digits of a number as it is printed with so many places, without zeros that say nothing. */
export function toDigits(value: number, places: number): string {
  return String(Number(value.toFixed(places)))
}
