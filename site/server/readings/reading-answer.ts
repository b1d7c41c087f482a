import { readSealedAnswer, type ReadingAnswer } from './casts.ts'
import type { Seal } from './seal.ts'

export function sealAnswer(seal: Seal, id: string, answer: ReadingAnswer): Buffer {
  return seal.close(Buffer.from(JSON.stringify(answer)), `answer ${id}`)
}

export function openAnswer(seal: Seal, id: string, sealed: Uint8Array): ReadingAnswer | null {
  const opened = seal.open(sealed, `answer ${id}`)
  return opened === null ? null : readSealedAnswer(opened.toString('utf8'))
}
