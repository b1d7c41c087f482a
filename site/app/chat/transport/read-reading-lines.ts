import type { OnReadingStep, ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { readingStream } from '#shared/reading-stream.ts'

const stepNames: ReadonlySet<unknown> = new Set<ReadingStep['step']>([
  'opened',
  'type',
  'extraction',
  'matching',
  'review',
  'emissions',
])

export function isReadingStream(contentType: string | null): boolean {
  return contentType?.startsWith(readingStream) === true
}

/** Takes the text of an answer as far as it has come, again and again, and tells each of its steps once. */
export function readStepsAsTheyCome(
  onStep: OnReadingStep,
): (contentType: string | null, text: string) => void {
  let read = 0
  return (contentType, text) => {
    if (!isReadingStream(contentType)) return
    const whole = text.lastIndexOf('\n') + 1
    for (const line of text.slice(read, Math.max(read, whole)).split('\n')) {
      const value = parseLine(line)
      if (isStep(value)) onStep(value)
    }
    read = Math.max(read, whole)
  }
}

/** The last line of an answer: the analysis or the problem, neither checked; null where the answer was cut. */
export function readEnd(text: string): { analysis: unknown } | { problem: object } | null {
  const end = parseLine(text.trimEnd().split('\n').at(-1) ?? '')
  if (end === null) return null
  if ('analysis' in end) return { analysis: end.analysis }
  return 'problem' in end && typeof end.problem === 'object' && end.problem !== null
    ? { problem: end.problem }
    : null
}

function isStep(value: object | null): value is ReadingStep {
  return value !== null && 'step' in value && stepNames.has(value.step)
}

function parseLine(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
