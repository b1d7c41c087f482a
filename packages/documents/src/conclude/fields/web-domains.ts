import type { ReadLine } from '../../lay-out/layout/read-line.ts'

const commonDomains =
  /^(?:gmail|hotmail|outlook|yahoo|example|bigpond|icloud|google|facebook|twitter|apple|mail|play|maps|w3|youtube|instagram|linkedin|schema)$/

/** The middle of a web or mail address, which often spells a name. */
export type Domain = { domain: string; line: ReadLine; count: number }

export function findDomains(lines: readonly ReadLine[]): Domain[] {
  const domains = new Map<string, Domain>()
  for (const line of lines) {
    for (const match of line.folded.matchAll(
      /(?:@|www\.|https?:\/\/(?:www\.)?|\b)(?:[a-z0-9-]+\.)?([a-z0-9-]{3,40})\.(?:com|net|org|co|gov|de|fr|es|it|nl|at|ch|in|my|ae|eu|energy|be|ie|nz|au|uk|example)\b/g,
    )) {
      const domain = match[1] ?? ''
      if (commonDomains.test(domain)) continue
      const known = domains.get(domain)
      if (known === undefined) domains.set(domain, { domain, line, count: 1 })
      else known.count += 1
    }
  }
  return [...domains.values()].slice(0, 12)
}
