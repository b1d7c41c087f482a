import { compare, decimal, times, type Decimal } from '../decimal.ts'
import { calculatorWords } from '../calculator/calculator-words.ts'
import { readQuantity, type QuantityRead } from '../calculator/read-quantity.ts'
import { tokenise, type Token } from '../calculator/tokenise.ts'
import { convertQuantity } from '../units/convert-quantity.ts'
import { isMass, unitById } from '../units/unit-table.ts'
import { noThresholdInputs, type ThresholdInputs } from './assess-thresholds.ts'

const longestMessage = 1_000
/** Words on either side of a figure that say what it counts. */
const nearWords = 4
const nouns = {
  revenue: new Set<string>(['revenue', 'turnover', 'turn', 'turns', 'turning', 'sales', 'income']),
  assets: new Set<string>(['assets', 'asset']),
  employees: new Set<string>(['employees', 'employee', 'staff', 'people', 'headcount', 'fte', 'workers']),
} as const
const shortScales: Readonly<Record<string, string>> = { m: '1000000', mn: '1000000', bn: '1000000000' }
const facilityWords = new Set([
  'facility',
  'site',
  'plant',
  'mine',
  'factory',
  'quarry',
  'smelter',
  'landfill',
])
const groupWords = new Set(['group', 'corporate', 'company', 'corporation', 'subsidiaries', 'altogether'])

/** The figures a message gives of a company: "230 million revenue, 300 employees", "27,000 t scope 1+2 at our site". */
export function readThresholdInputs(message: string): ThresholdInputs {
  const tokens = tokenise(message.slice(0, longestMessage))
  const has = (words: ReadonlySet<string>) => tokens.some(({ key }) => words.has(key))
  let read: ThresholdInputs = noThresholdInputs
  const isFacility = has(facilityWords)
  if (isFacility !== has(groupWords)) read = { ...read, isFacility }
  const taken = new Set<number>()
  for (let at = 0; at < tokens.length; at += 1) {
    const isLabel = tokens[at - 1]?.key === 'scope' || tokens[at - 1]?.key === 'group'
    const quantity = isLabel ? null : readQuantity(tokens, at)
    if (quantity === null || isOfLaw(tokens, at, at + quantity.length)) continue
    read = { ...read, ...meaningOf(tokens, at, quantity, taken) }
    at += Math.max(0, quantity.length - 1)
  }
  const isScope1Only =
    /\bscope ?1\b/i.test(message) && !/\bscope ?(?:1 ?(?:\+|and|&) ?(?:scope ?)?)?2\b/i.test(message)
  return { ...read, scope1Tonnes: isScope1Only ? read.tonnes : null }
}

/** "The limit of 100,000 t", "the 25,000 t threshold": a figure of the law. */
function isOfLaw(tokens: readonly Token[], at: number, end: number): boolean {
  const isLimit = (token: Token | undefined) => calculatorWords.limits.has(token?.key ?? '')
  return (
    isLimit(tokens[at - 1]) || isLimit(tokens[at - 2]) || isLimit(tokens[end]) || isLimit(tokens[end + 1])
  )
}

function meaningOf(
  tokens: readonly Token[],
  at: number,
  quantity: QuantityRead,
  taken: Set<number>,
): Partial<ThresholdInputs> {
  const { value, unit, length } = quantity
  const dimension = unit === null ? null : unitById(unit)?.dimension
  if (unit !== null && isMass(unit)) return massOf(value, unit)
  if (unit !== null && dimension === 'energy') return energyOf(value, unit)
  const end = at + length
  // "120m" of assets are millions, not metres.
  const scale = unit === 'm' ? 'm' : (tokens[end]?.key ?? '')
  const figure = times(value, decimal(shortScales[scale] ?? '1'))
  const isMoney = (unit !== null && /^[A-Z]{3}$/.test(unit)) || compare(figure, mostEmployees) > 0
  const nearest = nearestNoun(tokens, at, end, isMoney, taken)
  return nearest === null ? {} : { [nearest]: figure }
}

function massOf(value: Decimal, unit: string): Partial<ThresholdInputs> {
  const converted = convertQuantity(value, unit, 't')
  return converted.ok ? { tonnes: converted.value.quantity } : {}
}

function energyOf(value: Decimal, unit: string): Partial<ThresholdInputs> {
  const converted = convertQuantity(value, unit, 'TJ')
  return converted.ok ? { terajoules: converted.value.quantity } : {}
}

/** What is more than this counts no people. */
const mostEmployees = decimal('2000000')

/** The noun that stands nearest to a figure and is no other’s, money never being a head count, on the right before the left at the same distance. */
function nearestNoun(
  tokens: readonly Token[],
  start: number,
  end: number,
  isMoney: boolean,
  taken: Set<number>,
): keyof typeof nouns | null {
  for (let distance = 1; distance <= nearWords; distance += 1) {
    for (const at of [end + distance - 1, start - distance]) {
      const noun = taken.has(at) ? null : nounOf(tokens[at]?.key ?? '', isMoney)
      if (noun === null) continue
      taken.add(at)
      return noun
    }
  }
  return null
}

function nounOf(word: string, isMoney: boolean): keyof typeof nouns | null {
  if (nouns.revenue.has(word)) return 'revenue'
  if (nouns.assets.has(word)) return 'assets'
  return !isMoney && nouns.employees.has(word) ? 'employees' : null
}
