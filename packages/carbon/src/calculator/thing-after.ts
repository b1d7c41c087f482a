import { calculatorWords } from './calculator-words.ts'
import type { Token } from './tokenise.ts'

/** What a figure counts one by one, so that it is no amount of anything: "20 bananas", "2 trucks". */
export type Thing = {
  name: string
  isVehicle: boolean
  /** Where or for whom an amount is, "for 20 offices": told of it, not asked for beside it. */
  isAside: boolean
}

const mostWords = 4
const determiners: ReadonlySet<string> = new Set('the our my your their its these those all'.split(' '))
const asideLeads: ReadonlySet<string> = new Set(
  'in at for from by of on to over across between among within around per through'.split(' '),
)

/**
 * The thing that a bare figure counts; null where a fuel in its mass, a place, a date, another figure or nothing follows. A
 * known word in the plural, or of one, is counted too: "3 hotels", "1 truck".
 */
export function thingAfter(tokens: readonly Token[], from: number, end: number, value: string): Thing | null {
  let at = end
  while (tokens[at]?.key === 'of' || determiners.has(tokens[at]?.key ?? '')) at += 1
  const start = at
  let isCounted = false
  let isVehicle = false
  while (at - start < mostWords && isNameable(tokens, at)) {
    const vehicle = calculatorWords.vehicles.startingAt(tokens, at)
    const subject = calculatorWords.subjects.startingAt(tokens, at)
    const known = vehicle !== null && vehicle.length >= (subject?.length ?? 0) ? vehicle : subject
    const words = tokens.slice(at, at + (known?.length ?? 1)).filter(({ kind }) => kind !== 'sign')
    const said = words.map(({ key }) => key).join(' ')
    const isPlural = known === null ? said.endsWith('s') : said !== known.phrase
    // "20 petrol cans" are counted, "20 petrol yesterday" is petrol.
    if (known === null && at > start && !isCounted && !isPlural) break
    at += known?.length ?? 1
    isVehicle = known !== null && known === vehicle
    isCounted = known === null || isPlural || value === '1'
    if (isCounted && (isPlural || known !== null)) break
  }
  if (!isCounted) return null
  const name = tokens.slice(start, at).map(({ text }) => text)
  return { name: name.join(' '), isVehicle, isAside: asideLeads.has(leadBefore(tokens, from)) }
}

/** True for a word that may be of a name: no filler, figure, time or place. */
export function isNameable(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || /\p{Lo}/u.test(token.text)) return false
  const { fillers, numbers, months, periods, placeCodes, places, returns, commutes } = calculatorWords
  const isKnown = [fillers, numbers, months, periods].some((words) => words.has(token.key))
  const isPhrase = [places, returns, commutes].some((table) => table.startingAt(tokens, at) !== null)
  return !isKnown && !isPhrase && !placeCodes.has(token.text)
}

function leadBefore(tokens: readonly Token[], from: number): string {
  let at = from - 1
  while (determiners.has(tokens[at]?.key ?? '')) at -= 1
  return tokens[at]?.key ?? ''
}
