import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { describeKg } from '@doublerule/carbon/working/describe-kg.ts'
import { candidateReference, openCandidates } from '@doublerule/carbon/working/open-candidates.ts'
import { tidyProse } from '@doublerule/carbon/working/tidy-prose.ts'

/** What a paper still asks, with what each answer comes to: a printed paper has no buttons, and its reader wants to know. */
export function listOpenPoints(analysis: Analysis): string[] {
  const questions = Map.groupBy(analysis.questions, ({ text }) => text)
  return [
    ...openCandidates(analysis).map(
      (candidate) =>
        `May be what was used, ${candidateReference(analysis, candidate.id)}: ${describeAmount(candidate)}, “${candidate.evidence.text}”${comesTo(candidate.kgCO2e)}.`,
    ),
    ...[...questions].map(([text, asked]) => {
      const [first] = asked
      const lines = asked.length === 1 ? '' : ` (${asked.length} lines; of the first:)`
      const options = (first?.options ?? []).map(({ label, kgCO2e }) => `${label} ${describeKg(kgCO2e)}`)
      return `Open question: ${tidyProse(text)}${lines} ${options.join('; ')}.`
    }),
  ]
}

function comesTo(kgCO2e: string): string {
  return Number(kgCO2e) === 0 ? '' : `, comes to ${describeKg(kgCO2e)}`
}
