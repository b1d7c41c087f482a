import { decimal, parseDecimal, times } from '@doublerule/carbon/decimal.ts'
import { normaliseUnit } from '@doublerule/carbon/units/normalise-unit.ts'
import { unitById } from '@doublerule/carbon/units/unit-table.ts'
import { readWholeNumber } from './number-words.ts'

/** A quantity with its unit (units.csv), or money with its currency. */
export type Amount = { quantity: string; unit: string }

const measurable: ReadonlySet<string> = new Set([
  'energy',
  'volume',
  'mass',
  'distance',
  'passenger-distance',
  'freight-work',
  'vehicle-distance',
  'room-nights',
])

const multipliers: Readonly<Record<string, string>> = {
  k: '1000',
  thousand: '1000',
  m: '1000000',
  mil: '1000000',
  million: '1000000',
  billion: '1000000000',
}

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty'
const figure = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`
const amountPattern = new RegExp(
  String.raw`(?<![\w.,$])(?<number>${figure}|(?:an?|half an?|${numberWords})(?=\s+[^\d\s]))\s*(?<times>(?:k|thousand|million|billion|mil)\b)?\s*(?:of\s+)?(?<unit>[A-Za-z³²\d./-]+(?:\s+[A-Za-z.-]+){0,2})`,
  'giu',
)
const moneyPattern = new RegExp(
  String.raw`(?:(?:AUD|A\$|AU\$|\$)\s*(?<before>${figure})\s*(?<times>(?:k|thousand|million|m)\b)?)|(?:(?<after>${figure})\s*(?:dollars|bucks|AUD)\b)`,
  'giu',
)

/** Every quantity with a unit of the trade in a text, in order: "1,200 kWh", "2.5 tonnes", "a litre". Case tells ML from mL. */
export function readAmounts(text: string): Amount[] {
  return [...text.matchAll(amountPattern)].flatMap((match) => {
    const { number = '', times: multiplier, unit = '' } = match.groups ?? {}
    const quantity = quantityOf(number, multiplier)
    const id = unitIn(unit)
    return quantity === null || id === null ? [] : [{ quantity, unit: id }]
  })
}

/** "$5,500", "12k dollars": always Australian dollars, as the site's visitors mean them. */
export function readMoney(text: string): Amount | null {
  const match = [...text.matchAll(moneyPattern)][0]
  const quantity = quantityOf(
    match?.groups?.['before'] ?? match?.groups?.['after'] ?? '',
    match?.groups?.['times'],
  )
  return quantity === null ? null : { quantity, unit: 'AUD' }
}

/** The unit that a few words begin with, the longest reading first. */
export function unitIn(words: string): string | null {
  const parts = words
    .replace(/[?!,;]/g, ' ')
    .trim()
    .split(/\s+/)
  for (let count = parts.length; count > 0; count -= 1) {
    const id = normaliseUnit(parts.slice(0, count).join(' '), 'AU')
    if (id !== null && measurable.has(unitById(id)?.dimension ?? '')) return id
  }
  return null
}

function quantityOf(number: string, multiplier: string | undefined): string | null {
  if (number === '') return null
  const plain = /^[a-z]/i.test(number) ? wordQuantity(number.toLowerCase()) : number.replaceAll(',', '')
  const value = parseDecimal(plain.startsWith('.') ? `0${plain}` : plain)
  if (value === null) return null
  const by = multipliers[multiplier?.toLowerCase() ?? '']
  return by === undefined ? value : times(value, decimal(by))
}

/** "half a" is 0.5; "a", "an" and "one" are 1. */
function wordQuantity(word: string): string {
  return word.startsWith('half') ? '0.5' : String(readWholeNumber(word) ?? 1)
}
