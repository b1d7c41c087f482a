import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { noFields } from '@doublerule/carbon/analysis/no-fields.ts'
import { noDigest } from '@doublerule/carbon/working/find-duplicates.ts'

/** The paper of a document that could not be read: no line, and the reason, so that a person can fill it in. */
export async function blankAnalysis(file: File, mediaType: string, because: string): Promise<Analysis> {
  return {
    analysisVersion: '1',
    engine: engineVersion,
    document: {
      sha256: await digestOf(file),
      fileName: file.name,
      mediaType,
      pages: null,
      type: 'other',
      typeConfidence: '0',
      typeReasons: [],
      language: null,
      readBy: 'ocr',
    },
    ...noFields,
    place: null,
    activities: [],
    questions: [],
    checks: [],
    totals: { kgCO2e: '0', byScope: { '1': '0', '2': '0', '3': '0' } },
    factors: {},
    problems: [{ code: 'not_read', text: because }],
  }
}

/** Browsers offer digests on secure addresses only; without one the paper says that there is none. */
async function digestOf(file: File): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (subtle === undefined) return noDigest
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
