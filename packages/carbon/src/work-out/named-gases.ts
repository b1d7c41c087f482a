import { candidates } from '../factors/factor-library.ts'
import type { LibraryFactor } from '../factors/factor-table.ts'

const longestName = 3
/** A word of more rows than this names no gas: "refrigerant", "top up". Several publishers may name one. */
const mostNamesakes = 8

const factorsByAlias = new Map<string, { alias: string; factors: Set<LibraryFactor> }>()
for (const factor of candidates({ category: 'refrigerant' })) {
  for (const alias of factor.aliases) {
    const row = factorsByAlias.get(foldCode(alias)) ?? { alias, factors: new Set() }
    factorsByAlias.set(foldCode(alias), { ...row, factors: row.factors.add(factor) })
  }
}
const named = [...factorsByAlias].filter(([, { factors }]) => factors.size <= mostNamesakes)

/** What the gases of the library are called: "R410A", "methane", "sulphur hexafluoride". */
export const gasNames: readonly string[] = named.map(([, { alias }]) => alias)

/** NGA rows first, then the gases of DEFRA's list. */
const factorsByCode = new Map(
  named.map(([code, { factors }]) => [
    code,
    [...factors].sort((factor) => (factor.region === 'AU' ? -1 : 1))[0],
  ]),
)

/** The gas that a description names, by the longest name in it: "R-410A", "R 410 a" and "R410A" are one. */
export function findGas(description: string): LibraryFactor | null {
  const words = description.split(/[^\p{L}\d]+/u).filter(Boolean)
  for (let length = longestName; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const factor = factorsByCode.get(foldCode(words.slice(at, at + length).join('')))
      if (factor !== undefined) return factor
    }
  }
  return null
}

/** Letters and digits only, lower case. */
function foldCode(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}
