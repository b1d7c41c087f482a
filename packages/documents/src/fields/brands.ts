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
