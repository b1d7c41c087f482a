import type { Check } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type CheckId, type Finding, checkIds } from '../../judge/relations/finding.ts'

/** How much a failed check weighs, and what to say where the document gives nothing to check. */
const checkRules: Record<CheckId, { severity: Check['severity']; missing: string }> = {
  'line-product': { severity: 'error', missing: 'No line prints a quantity, a rate and an amount.' },
  'lines-foot': { severity: 'warning', missing: 'No run of line amounts leads to a printed total.' },
  tax: { severity: 'warning', missing: 'The document does not print a subtotal, a tax and a total.' },
  'meter-difference': { severity: 'error', missing: 'No meter readings are printed beside the usage.' },
  'parts-sum': { severity: 'error', missing: 'The usage is printed as one figure.' },
  'period-length': { severity: 'warning', missing: 'No billing period is printed.' },
  'usage-plausible': { severity: 'warning', missing: 'There is no quantity to compare with the period.' },
  'duplicate-lines': { severity: 'warning', missing: 'There are no two activity lines to compare.' },
  'units-compatible': { severity: 'error', missing: 'No quantity has a unit to judge.' },
}

/** Whether a sum failed that must hold where the quantities are read right. */
export function failsGravely(findings: readonly Finding[]): boolean {
  return findings.some(({ check, passed }) => !passed && checkRules[check].severity === 'error')
}

/** A line that two readers looked at is told once. */
function uniqueFindings(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()]
}

function keyOf({ text, evidence }: Finding): string {
  return JSON.stringify([text, evidence])
}

const mostSentences = 4
const mostEvidence = 12

/** The findings gathered by check, each with a verdict; a check without findings was not possible. */
export function gatherChecks(findings: readonly Finding[]): Check[] {
  return checkIds.map((id): Check => {
    const own = uniqueFindings(findings.filter(({ check }) => check === id))
    const { severity, missing } = checkRules[id]
    if (own.length === 0) return { id, status: 'not-possible', severity: 'info', text: missing, evidence: [] }
    const failed = own.filter(({ passed }) => !passed)
    const told = failed.length > 0 ? failed : own
    const more = told.length > mostSentences ? ` And ${told.length - mostSentences} more.` : ''
    return {
      id,
      status: failed.length > 0 ? 'failed' : 'passed',
      severity: failed.length > 0 ? severity : 'info',
      text:
        told
          .slice(0, mostSentences)
          .map(({ text }) => text)
          .join(' ') + more,
      evidence: told.flatMap(({ evidence }) => [...evidence]).slice(0, mostEvidence),
    }
  })
}
