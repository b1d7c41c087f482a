import type { Factor } from '../analysis/analysis-schema.ts'

/** True where sources disagree on the figure; its notes say how (NOTES.md, "Disagreements found"). */
export function isDisputed(factor: Factor): boolean {
  return factor.verification.endsWith('DISPUTED')
}

/** What the sources of a disputed factor say, as sentences: the part of its notes behind "DISPUTED:". */
export function describeDispute({ notes }: Factor): string {
  const [, dispute = notes] = notes.split('DISPUTED: ')
  return `Sources disagree on this factor: ${dispute}`
}

/** True where the library itself says that the row stands in for one that is not published. */
export function isMarkedProxy(factor: Factor): boolean {
  return factor.source.includes('(proxy)') || factor.name.includes('(proxy')
}

/** What the verification code of a factor means, for a reader (NOTES.md, "Verification codes"). */
export function explainVerification(code: string): string {
  const meaning = verificationMeanings[code]
  return meaning ?? 'verification not stated'
}

const verificationMeanings: Readonly<Record<string, string>> = {
  A2: "read from the publisher's own workbook and confirmed by a second source",
  A1: "read from the publisher's own file",
  B2: "publisher's file not seen; two or more transcriptions agree",
  B1: 'from one transcription',
  'B1+A2024': "from one transcription that equals the publisher's 2024 workbook",
  D: 'derived by arithmetic that its notes show',
  'B2-DISPUTED': 'sources disagree; its notes say how',
}
