import { calculatorWords } from '../calculator/calculator-words.ts'
import { tokenise } from '../calculator/tokenise.ts'
import { allRegions } from './list-regions.ts'

/** Codes that are a country to ISO 3166 and a state to an Australian: they are asked for by name. */
const ambiguousCodes: ReadonlySet<string> = new Set(['SA'])

const isoNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

let codesByName: ReadonlyMap<string, string> | null = null

function indexNames(): ReadonlyMap<string, string> {
  const rows = allRegions().flatMap(({ code, name }) => {
    const isoName = code.length === 2 ? isoNames.of(code) : undefined
    return [code, name, isoName ?? name].map((each) => [each.toLowerCase(), code] as const)
  })
  return new Map(rows)
}

/**
 * The region code of a place that a caller names, or null where it is not known or could be two places. The whole text
 * is the name: "Queensland", "Brisbane", "AU-QLD", "New Zealand".
 */
export function findNamedPlace(text: string): string | null {
  const name = text.trim()
  if (ambiguousCodes.has(name.toUpperCase())) return null
  codesByName ??= indexNames()
  const known = codesByName.get(name.toLowerCase())
  if (known !== undefined) return known
  const coded = calculatorWords.placeCodes.get(name.toUpperCase())
  if (coded !== undefined) return coded
  const tokens = tokenise(name)
  const town = calculatorWords.places.startingAt(tokens, 0)
  return town !== null && town.length === tokens.length ? town.value : null
}
