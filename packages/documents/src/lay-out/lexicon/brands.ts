import { foldText } from '../values/plain-text.ts'
import table from './brands.generated.json' with { type: 'json' }

export type Brand = { name: string; trade: string; code: string | null; country: string }

const brands: readonly Brand[] = table.name.map((name, row) => ({
  name,
  trade: table.trade[row] ?? '',
  code: table.code[row] === '' ? null : (table.code[row] ?? null),
  country: table.country[row] ?? '',
}))

/** The brands of a trade ("airline", "railway", "coach", "fuel", "taxi", "car-rental", "hotel", "retailer"). */
export function brandsOf(trade: string): readonly Brand[] {
  return brands.filter((brand) => brand.trade === trade)
}

const folded = brands.map(({ name }) => foldText(name)).filter((name) => name.length > 2)

/** True for a folded name that holds that of a brand. */
export function namesBrand(name: string): boolean {
  return folded.some((brand) => name.includes(brand))
}
