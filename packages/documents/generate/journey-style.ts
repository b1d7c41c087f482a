import { readFileSync } from 'node:fs'
import { cyrillic, type Town } from './journey-towns.ts'
import { pickOne } from './pick-one.ts'
import type { Random } from './random.ts'

type Words = Readonly<Record<string, string>>

/** How a paper prints places, days and times, and in which language. */
export type Style = {
  random: Random
  words: Words
  mode: 'flight' | 'train' | 'bus'
  place: (town: Town) => string
  day: (iso: string) => string
  time: (clock: string) => string
  label: (key: string) => string
}

const rows = readFileSync(new URL('journey-words.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const [head = '', ...bodies] = rows
const titles = head.split('\t')
const languages = bodies.map((row): Words =>
  Object.fromEntries(row.split('\t').map((cell, at) => [titles[at] ?? '', cell])),
)

/** The customs of one paper: it keeps to them. */
export function openStyle(random: Random): Style {
  const words = pickOne(random, languages)
  const mode = random.pick(['flight', 'flight', 'train', 'bus'] as const)
  const chosen = new Map<string, string>()
  const isUpper = random.chance(0.3)
  const isCyrillic = words['language'] === 'ru' || words['language'] === 'uk'
  const placing = random.int(1, mode === 'flight' ? 7 : 4)
  const label = (key: string) => {
    const known = chosen.get(key) ?? pickOne(random, (words[key] ?? key).split('|'))
    chosen.set(key, known)
    return known
  }
  const place = ({ name, code, airport, station }: Town) => {
    const own = isCyrillic ? (cyrillic[name] ?? name) : name
    const text =
      mode === 'flight' && code !== ''
        ? [
            own,
            `${own} (${code})`,
            code,
            `${own}, ${airport}`,
            `${own} (${code}), Terminal 2`,
            code,
            `${own} ${code}`,
          ][placing - 1]
        : [own, station.includes(name) ? station : `${own} ${station}`, own, `${own}, ${station}`][
            (placing - 1) % 4
          ]
    return isUpper ? (text ?? own).toUpperCase() : (text ?? own)
  }
  // Some papers print no times, or no days.
  const left = random.int(1, 8)
  const dayForm = random.int(1, 6)
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
  const day = (iso: string) => {
    if (left === 1) return ''
    const [year = '', month = '', date = ''] = iso.split('-')
    const named = months[Number(month) - 1] ?? ''
    return (
      [
        `${date}.${month}.${year}`,
        `${date}/${month}/${year}`,
        `${date} ${named} ${year}`,
        `${date}${named.toUpperCase()}`,
        iso,
        `${date} ${named}`,
      ][dayForm - 1] ?? iso
    )
  }
  const timeForm = random.int(1, 4)
  const time = (clock: string) => {
    if (left === 2 || left === 3) return ''
    const [hours = '0', minutes = '00'] = clock.split(':')
    if (timeForm === 1 && words['language'] === 'en')
      return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
    return timeForm === 2 && words['language'] === 'fr' ? `${hours}h${minutes}` : clock
  }
  return { random, words, mode, place, day, time, label }
}
