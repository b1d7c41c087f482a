import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { readSealedAnswer, readSealedSteps, type ReadingAnswer } from './casts.ts'
import type { Seal } from './seal.ts'

export function sealAnswer(seal: Seal, id: string, answer: ReadingAnswer): Buffer {
  return seal.close(Buffer.from(JSON.stringify(answer)), `answer ${id}`)
}

export function openAnswer(seal: Seal, id: string, sealed: Uint8Array): ReadingAnswer | null {
  const opened = seal.open(sealed, `answer ${id}`)
  return opened === null ? null : readSealedAnswer(opened.toString('utf8'))
}

export function sealSteps(seal: Seal, id: string, steps: readonly ReadingStep[]): Buffer {
  return seal.close(Buffer.from(JSON.stringify(steps)), `steps ${id}`)
}

export function openSteps(seal: Seal, id: string, sealed: Uint8Array): readonly ReadingStep[] {
  const opened = seal.open(sealed, `steps ${id}`)
  return opened === null ? [] : readSealedSteps(opened.toString('utf8'))
}
