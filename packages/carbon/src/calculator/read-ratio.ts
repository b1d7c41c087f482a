import { compare, decimal, dividedBy, minus, parseDecimal, times, type Decimal } from '../decimal.ts'
import { quantityIn } from '../units/convert-quantity.ts'
import { countOfThing } from './count-of-thing.ts'
import { readActivities } from './read-activities.ts'
import { blankOut, readMasses, spaceGases } from './read-masses.ts'

/** A sum over emissions that the asker gives: how much for one of something, how much less, or what is left of them. */
export type Ratio =
  | { kind: 'intensity'; kg: Decimal; by: Decimal; of: string; per: string; result: Decimal }
  | { kind: 'change'; from: Decimal; to: Decimal; by: Decimal; percent: Decimal; isLess: boolean }
  | { kind: 'target'; kg: Decimal; percent: Decimal; share: Decimal; result: Decimal; isLess: boolean }

const namesEmissions =
  /\b(?:emit\w*|emissions?|co2\w*|carbon|footprint|intensity|ghg|base(?:line)? year|scope ?[123])\b/i
const asksPer =
  /(?<!\d[\d.,]* ?[a-z]{0,12} ?(?:co2e?)? ?)\bper ((?:million |thousand )?(?:square )?[a-z$£€][a-z0-9²]*(?: of (?:revenue|turnover|sales))?)/gi
const asksChange = /\b(?:percent(?:age)?|per cent|%|how much (?:of a |less|lower|more))/i
const changes =
  /\b(?:cut|reduc\w+|drop\w*|fell|fall|down|lower|decreas\w+|sav\w+|increas\w+|rose|grew|up|went|chang\w+|from)\b/i
const asksTarget = /\b(?:target|reduc\w+|cut|lower|less|decreas\w+|increas\w+|grow\w*)\b/i
const rises = /\b(?:increas\w+|grow\w*|rise|higher|more)\b/i
const share = /(?<![\d.])(\d{1,3}(?:\.\d{1,6})?)\s?(?:%|per ?cent)/i
const money =
  /(?:[$£€]|\b(?:aud|usd|gbp|eur) ?)\s?(\d[\d,]*(?:\.\d+)?)\s?(million|m|thousand|k|billion|bn)?\b|(\d[\d,]*(?:\.\d+)?)\s?(million|m|thousand|k|billion|bn)? (?:dollars|pounds|euros)\b/i
const scales: Readonly<Record<string, Decimal>> = {
  k: '1000',
  thousand: '1000',
  m: '1000000',
  million: '1000000',
  bn: '1000000000',
  billion: '1000000000',
}

/** "820 tonnes with 164 employees, what is it per employee?", "from 640 t to 512 t, what percentage?" */
export function readRatio(message: string): Ratio | null {
  const text = spaceGases(message)
  if (!namesEmissions.test(text) && !asksChange.test(text)) return null
  const masses = readMasses(text).filter(({ per }) => per === null)
  const rest = blankOut(text, masses)
  // Emissions only: of tonnes of steel the calculator knows more.
  if (
    masses.some(({ isGas }) => !isGas) &&
    readActivities(text).activities.some(({ kind, unit }) => kind !== null && unit !== null)
  )
    return null
  const [first, second, ...more] = masses.flatMap(({ value, unit }) => quantityIn(value, unit, 'kg') ?? [])
  if (first === undefined || more.length > 0) return null
  const percent = parseDecimal(share.exec(rest)?.[1] ?? '')
  if (second !== undefined)
    return percent === null && asksChange.test(text) && changes.test(text) ? changeOf(first, second) : null
  if (percent !== null) {
    if (!asksTarget.test(rest)) return null
    const isLess = !rises.test(rest)
    const part = dividedBy(times(first, percent), decimal('100'))
    const result = isLess
      ? minus(first, part)
      : dividedBy(times(first, decimal(String(100 + Number(percent)))), decimal('100'))
    return { kind: 'target', kg: first, percent, share: part, result, isLess }
  }
  return intensityOf(first, rest)
}

function changeOf(from: Decimal, to: Decimal): Ratio | null {
  if (compare(from, '0') === 0) return null
  const isLess = compare(to, from) < 0
  const by = isLess ? minus(from, to) : minus(to, from)
  return { kind: 'change', from, to, by, percent: dividedBy(times(by, decimal('100')), from), isLess }
}

function intensityOf(kg: Decimal, rest: string): Ratio | null {
  const [, per = ''] = [...rest.matchAll(asksPer)].at(-1) ?? []
  if (per === '') return null
  const by = amountOf(per.toLowerCase(), rest.replace(/\bper [^?.!,]*/gi, ' '))
  if (by === null || compare(by.value, '0') === 0) return null
  return { kind: 'intensity', kg, by: by.value, of: by.of, per, result: dividedBy(kg, by.value) }
}

/** How much there is of what the emissions are divided by. */
function amountOf(per: string, rest: string): { value: Decimal; of: string } | null {
  const isMoney = /dollar|revenue|turnover|sales|[$£€]|pound|euro|million|thousand/.test(per)
  if (isMoney) {
    const [, before, scale, after, scaleAfter] = money.exec(rest) ?? []
    const value = parseDecimal((before ?? after ?? '').replaceAll(',', ''))
    if (value === null) return null
    const whole = times(value, scales[(scale ?? scaleAfter ?? '').toLowerCase()] ?? '1')
    const one = per.startsWith('million') ? '1000000' : per.startsWith('thousand') ? '1000' : '1'
    return { value: dividedBy(whole, one), of: one === '1' ? '' : (per.split(' ')[0] ?? '') }
  }
  const isPerson = /^(?:employee|person|head|staff|fte|capita)/.test(per)
  const nouns = isPerson ? ['employee', 'people', 'staff', 'fte', 'person', 'head'] : [per]
  const [counted] = nouns.flatMap((noun) => countOfThing(rest, noun) ?? [])
  if (counted !== undefined) return { value: counted.value, of: counted.name }
  const { whole, activities } = readActivities(rest)
  const of = readActivities(`1 ${per}`).whole.unit
  const measured = [whole, ...activities].find(({ unit, quantity }) => unit !== null && quantity !== null)
  const value = quantityIn(measured?.quantity ?? '0', measured?.unit ?? '', of ?? '')
  return value === null || of === null ? null : { value, of }
}
