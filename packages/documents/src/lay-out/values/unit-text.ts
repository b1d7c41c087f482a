import { foldText } from './plain-text.ts'
import { type Dimension, type Unit, unitWordAt } from './unit-words.ts'

export type { Dimension, Unit } from './unit-words.ts'
export type UnitToken = Unit & { raw: string; start: number; end: number }

const longestUnit = 40

/** The unit that starts at an offset, after at most two spaces or an opening bracket; null when none does. */
export function unitAt(text: string, offset: number): UnitToken | null {
  const gap = /^\s{0,2}[([]?\s?/.exec(text.slice(offset, offset + 4))?.[0].length ?? 0
  const from = offset + gap
  const rest = text.slice(from, from + longestUnit)
  const found = unitWordAt(rest, foldText(rest), 0)
  if (found === null) return null
  const raw = rest.slice(0, found.end)
  // "Rooms: 2 Nights: 3": the next value's label is no unit.
  if (gap > 0 && /^\p{Lu}\p{Ll}{2}/u.test(raw) && /^\s?:/.test(rest.slice(found.end))) return null
  return { unit: found.unit, dimension: found.dimension, raw, start: from, end: from + found.end }
}

/** The unit that a cell names by itself: "kWh", "Liter", "KGS". */
export function unitOfWord(word: string): Unit | null {
  const text = word
    .trim()
    .replace(/^[([]|[)\]]$/g, '')
    .replace(/\.$/, '')
  const found = unitWordAt(text, foldText(text), 0)
  return found === null || found.end < text.length ? null : { unit: found.unit, dimension: found.dimension }
}

/**
 * The first unit of the given dimensions that a header or label names as its own. "c/kWh" and "per litre" name a price,
 * "5 therms" another number's unit.
 */
export function unitWithin(text: string, dimensions: readonly Dimension[]): UnitToken | null {
  const folded = foldText(text)
  const first = new Map<number, UnitToken>()
  for (let start = 0; start < text.length; start++) {
    if (/[\p{L}\d]/u.test(text.charAt(start - 1))) continue
    const found = unitWordAt(text, folded, start)
    if (found === null || first.has(found.order) || !dimensions.includes(found.dimension)) continue
    const { unit, dimension, end } = found
    first.set(found.order, { unit, dimension, raw: text.slice(start, end), start, end })
  }
  const own = [...first].filter(([, { start, end }]) => {
    const after = text.slice(end)
    return !notItsUnit.test(text.slice(0, start)) && !dividedBy.test(after) && !isIntensity.test(after)
  })
  return own.toSorted(([one], [other]) => one - other)[0]?.[1] ?? null
}

// "kWh/m2" and "kWh_per_guest" are no amounts.
const isIntensity =
  /^[\s_]*(?:(?:\/|per\b|p\.)[\s_]*(?:m2|m²|sqm|sq|ft2|ft²|100|km|mile|unit|person|capita|head|guest|room|fte|kg|t\b|tonne)|m2|m²|sqm)/i
// "kg/m3" is a density and "kWh/day" an average.
const dividedBy =
  /^\s?\/\s?(?:m[23³²]?|l|gal(?:lon)?|km|days?|d[ií]as?|dia|tag|jour|giorn[oi]|gg|dag|dzie[nń]|den|nap|g[uü]n|h|hrs?|min(?:ute)?|s(?:ec)?|weeks?|months?|years?)(?![\p{L}\d])/iu
// "5 therms" is another number's unit; "Import T1 kWh" is not.
const notItsUnit = /(?:\/|\b(?:per|pro|par|por|al)|(?<![\p{L}\d])\d[\d.,]{0,12})\s?$/iu
