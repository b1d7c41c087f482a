import { acceptWeights } from '#shared/accept-weights.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const preferred = ['br', 'gzip'] as const

/**
 * Chooses among the encodings at hand by RFC 9110 section 12.5.3: the highest weight wins, br before gzip at equal
 * weight, and identity when nothing better is accepted (also where it was refused: there is nothing else to send).
 */
export function chooseEncoding(acceptEncoding: string | null, available: ReadonlySet<Encoding>): Encoding {
  if (acceptEncoding === null) return 'identity'
  const weights = weightsOf(acceptEncoding)
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  let chosen: Encoding = 'identity'
  // Unnamed, identity is acceptable but the last choice; named, it has the weight it was given.
  let chosenWeight = weights.get('identity') ?? 0
  for (const encoding of preferred) {
    const weight = weightOf(encoding)
    const wins = chosen === 'identity' ? weight >= chosenWeight : weight > chosenWeight
    if (available.has(encoding) && weight > 0 && wins) {
      chosen = encoding
      chosenWeight = weight
    }
  }
  return chosen
}

function weightsOf(header: string): ReadonlyMap<string, number> {
  // The old name of gzip.
  return acceptWeights(header.replaceAll(/\bx-gzip\b/gi, 'gzip'))
}
