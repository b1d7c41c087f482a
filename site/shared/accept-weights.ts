/** What an Accept header names, in lower case, by its weight (RFC 9110, section 12.4.2); an unreadable weight refuses. */
export function acceptWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.slice(2))
    if (name !== '') weights.set(name, Number.isNaN(weight) ? 0 : weight)
  }
  return weights
}
