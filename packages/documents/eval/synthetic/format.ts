import { addDays } from '../../src/values/calendar.ts'

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  it: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  nl: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
} as const

export type Language = keyof typeof months

/** "1,234.50" */
export function english(value: number, places: number): string {
  return grouped(value, places, ',', '.')
}

/** "1.234,50" */
export function continental(value: number, places: number): string {
  return grouped(value, places, '.', ',')
}

/** "1 234,50" */
export function french(value: number, places: number): string {
  return grouped(value, places, ' ', ',')
}

function grouped(value: number, places: number, group: string, decimal: string): string {
  const [whole = '', fraction] = value.toFixed(places).split('.')
  const digits = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  return fraction === undefined ? digits : `${digits}${decimal}${fraction}`
}

function parts(iso: string): { year: string; month: string; day: string } {
  const [year = '', month = '', day = ''] = iso.split('-')
  return { year, month, day }
}

export function dayFirst(iso: string, mark = '/'): string {
  const { year, month, day } = parts(iso)
  return [day, month, year].join(mark)
}

export function monthFirst(iso: string): string {
  const { year, month, day } = parts(iso)
  return `${month}/${day}/${year}`
}

/** "7 October 2025", "7 de octubre de 2025", "7. Oktober 2025". */
export function longDate(iso: string, language: Language = 'en'): string {
  const { year, month, day } = parts(iso)
  const name = months[language][Number(month) - 1] ?? ''
  if (language === 'es') return `${Number(day)} de ${name} de ${year}`
  return `${Number(day)}${language === 'de' ? '.' : ''} ${name} ${year}`
}

/** "Oct 7, 2025" */
export function americanDate(iso: string): string {
  const { year, month, day } = parts(iso)
  return `${(months.en[Number(month) - 1] ?? '').slice(0, 3)} ${Number(day)}, ${year}`
}

/** "07 Oct 25" */
export function shortDate(iso: string): string {
  const { year, month, day } = parts(iso)
  return `${day} ${(months.en[Number(month) - 1] ?? '').slice(0, 3)} ${year.slice(2)}`
}

export function later(iso: string, days: number): string {
  return addDays(iso, days)
}

export function round(value: number, places = 2): number {
  return Number(value.toFixed(places))
}
