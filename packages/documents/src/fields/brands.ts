import { foldText } from '../values/plain-text.ts'
import table from './brands.generated.json' with { type: 'json' }

export type Brand = { name: string; trade: string; code: string | null; country: string }

const brands: readonly Brand[] = table.name.map((name, row) => ({
  name,
  trade: table.trade[row] ?? '',
  code: table.code[row] === '' ? null : (table.code[row] ?? null),
  country: table.country[row] ?? '',
}))

const byFirstWord = Map.groupBy(brands, ({ name }) => firstWordOf(foldText(name)))

function firstWordOf(folded: string): string {
  return /^[\p{L}\d]+/u.exec(folded)?.[0] ?? ''
}

/** The brands of a trade ("airline", "railway", "coach", "fuel", "taxi", "car-rental", "hotel", "retailer"). */
export function brandsOf(trade: string): readonly Brand[] {
  return brands.filter((brand) => brand.trade === trade)
}

/** The brand that a name is or begins with: "Shell Coles Express Dalby" is Shell's; null where it is none. */
export function brandOf(name: string): Brand | null {
  const folded = foldText(name)
  const found = byFirstWord.get(firstWordOf(folded))?.filter((brand) => {
    const known = foldText(brand.name)
    return folded.startsWith(known) && !/[\p{L}\d]/u.test(folded.charAt(known.length))
  })
  return found?.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null
}
