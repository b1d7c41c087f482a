export const factorsPath = '/factors'

/** The page of one factor: its value, source, edition and licence. Every figure of an answer leads there. */
export function factorPagePath(factorId: string): string {
  return `${factorsPath}/${encodeURIComponent(factorId)}`
}
