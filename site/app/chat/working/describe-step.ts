import { documentTypeName } from '@doublerule/carbon/analysis/document-type-name.ts'
import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { formatTonnes } from '@doublerule/carbon/format-mass.ts'

/** What a step of the reading came to, in a few words; null where there is nothing to say. */
export function describeStep(step: ReadingStep): string | null {
  switch (step.step) {
    case 'type':
      return documentTypeName(step.type)
    case 'extraction':
      return countOf(step.activities, 'line', 'lines')
    case 'matching':
      return countOf(step.factors, 'factor', 'factors')
    case 'review':
      return step.questions > 0
        ? countOf(step.questions, 'question', 'questions')
        : countOf(step.checks, 'check', 'checks')
    case 'emissions':
      return formatTonnes(step.kgCO2e)
    case 'opened':
    default:
      return null
  }
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
