import type { AnalyseResult } from '@doublerule/documents/analyse/analyse-document.ts'
import type { ProblemCode } from '#shared/problems.ts'
import { readSealedAnswer } from './casts.ts'
import type { Seal } from './seal.ts'

/** What came of a file: what the reader says, a refusal before it was read, or null for a fault of our own. */
export type ReadingAnswer = { fileName: string; result: AnalyseResult | { refused: ProblemCode } | null }

export function sealAnswer(seal: Seal, id: string, answer: ReadingAnswer): Buffer {
  return seal.close(Buffer.from(JSON.stringify(answer)), `answer ${id}`)
}

export function openAnswer(seal: Seal, id: string, sealed: Uint8Array): ReadingAnswer | null {
  const opened = seal.open(sealed, `answer ${id}`)
  return opened === null ? null : readSealedAnswer(opened.toString('utf8'))
}
