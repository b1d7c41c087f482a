import { says } from '../../../lay-out/lexicon/says.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'

/** A register is of nothing but energy: "Generation" alone is no charge for it. */
const anyStrength = 1

export type Direction = 'consumption' | 'export' | 'reactive'

/**
 * What a meter's register counts. A NEM suffix decides where one is printed: E is taken from the grid, B is fed in, K
 * and Q are reactive (AEMO Metering Data File Format, NMI suffix). Retailers print "Import" and "Export" from either
 * side of the meter, so words count only without a suffix.
 */
export function directionOf(texts: readonly string[]): Direction {
  for (const text of texts) {
    const suffix = /(?:^|[^A-Za-z0-9])([EBKQ])[0-9A-Z]$/.exec(text.trim())?.[1]
    if (suffix !== undefined) return suffixDirection(suffix)
  }
  const words = foldText(texts.join(' '))
  if (/kvarh?/.test(words) || says(words, ['reactive'])) return 'reactive'
  return says(words, ['export', 'generation'], anyStrength) ? 'export' : 'consumption'
}

export function suffixDirection(suffix: string): Direction {
  if (suffix.startsWith('B')) return 'export'
  return /^[KQ]/.test(suffix) ? 'reactive' : 'consumption'
}
