import type { FactorFilters } from './factor-answers.ts'

const longestWord = 120
const longestCode = 40
const lastPage = 10_000

/** The filters of a query string; what is missing or too long narrows nothing. */
export function readFactorFilters(search: string): FactorFilters {
  const query = new URLSearchParams(search)
  const read = (name: string, longest: number) => {
    const text = (query.get(name) ?? '').trim()
    return text.length > longest ? '' : text
  }
  const page = Number(read('page', 5))
  return {
    q: (query.get('q') ?? '').trim().slice(0, longestWord),
    kind: read('kind', longestCode),
    country: read('country', longestCode),
    edition: read('edition', longestCode),
    unit: read('unit', longestCode),
    scope: read('scope', 1),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** The query string of filters in one order, so that the same list has one address: "" or "?q=diesel&page=2". */
export function writeFactorFilters(filters: FactorFilters): string {
  const query = new URLSearchParams()
  for (const name of ['q', 'kind', 'country', 'edition', 'unit', 'scope'] as const) {
    if (filters[name] !== '') query.set(name, filters[name])
  }
  if (filters.page > 1) query.set('page', String(filters.page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
