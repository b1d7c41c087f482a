import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { describeTotal } from '@doublerule/carbon/working/describe-standing.ts'
import { describeStep } from '#app/chat/working/describe-step.ts'
import type { DeskPaper } from './desk-state.ts'

function describeReading(step: ReadingStep | null): string {
  if (step === null) return 'Being read'
  if (step.step === 'opened') return step.isPicture ? 'Being read, a picture' : 'Being read'
  return describeStep(step) ?? 'Being read'
}

/** Where the reading of a document stands; once it is read, its total. */
export function describeState({ reading, worked }: DeskPaper): string {
  switch (reading.phase) {
    case 'queued':
      return 'Waiting'
    case 'sending':
      return `Sending, ${Math.round(reading.sentShare * 100)} %`
    case 'reading':
      return describeReading(reading.step)
    case 'waiting':
      return `The readers are busy: again in ${reading.seconds} s`
    case 'stopped':
      return 'Stopped'
    case 'failed':
      return worked !== null && worked.lines.length > 0 ? describeTotal(worked.analysis) : 'Not read'
    case 'read':
      break
  }
  return worked === null ? '' : describeTotal(worked.analysis)
}
