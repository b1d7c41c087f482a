import type { Analysis } from '../analysis/analysis-schema.ts'

/** The second document of two that are the same bill, by their index in the set. */
export type Duplicate = { paper: number; sameAs: number; because: string }

/** Stands where the digest of a file could not be computed; it is nobody's duplicate. */
export const noDigest = '0'.repeat(64)

type Fingerprint = { because: string; key: string }

/** What makes two documents the same bill: the same bytes, or the same supplier, account, period and quantities. */
function fingerprintsOf({
  document,
  supplier,
  account,
  period,
  issueDate,
  activities,
}: Analysis): Fingerprint[] {
  const prints: Fingerprint[] =
    document.sha256 === noDigest ? [] : [{ because: 'the same file', key: document.sha256 }]
  const quantities = activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`).sort()
  const dates = [period?.start ?? '', period?.end ?? '', issueDate?.value ?? ''].join(' ')
  const isTelling = quantities.length > 0 && dates.trim() !== '' && (supplier !== null || account !== null)
  if (isTelling) {
    prints.push({
      because: 'the same supplier, account, dates and quantities',
      key: JSON.stringify([supplier?.value.toLowerCase() ?? '', account?.value ?? '', dates, quantities]),
    })
  }
  return prints
}

/** Documents of a set that were found before, each with the first of its kind. */
export function findDuplicates(analyses: readonly Analysis[]): Duplicate[] {
  const seen = new Map<string, number>()
  const duplicates: Duplicate[] = []
  for (const [paper, analysis] of analyses.entries()) {
    const prints = fingerprintsOf(analysis)
    const match = prints.find(({ key }) => seen.has(key))
    const sameAs = match === undefined ? undefined : seen.get(match.key)
    if (match !== undefined && sameAs !== undefined)
      duplicates.push({ paper, sameAs, because: match.because })
    for (const { key } of prints) if (!seen.has(key)) seen.set(key, paper)
  }
  return duplicates
}
