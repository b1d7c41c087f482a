import {
  assessGroup,
  assessNger,
  assessSafeguard,
  type ThresholdFinding,
} from '@doublerule/carbon/thresholds/assess-thresholds.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import type { Answer, Interpretation } from './interpretation.ts'

/** The outcome of a test of the law: what was compared, what it turns on, the law by its section, the day it was read. */
export function composeThresholdAnswer({
  test,
  inputs,
}: Extract<Interpretation, { kind: 'threshold' }>): Answer {
  switch (test) {
    case 'nger':
      return answerOf(
        assessNger(inputs),
        'NGER counts Scope 1 and Scope 2 together, for a financial year from July to June. A single facility that reaches 25,000 t or 100 TJ is enough, whatever the total of the group.',
      )
    case 'safeguard':
      return answerOf(
        [assessSafeguard({ ...inputs, scope1Tonnes: inputs.scope1Tonnes ?? inputs.tonnes })],
        'Only covered Scope 1 emissions of one facility count; bought electricity does not.',
      )
    case 'group': {
      const finding = assessGroup(inputs)
      const { group } = finding
      const outcome =
        group === null
          ? []
          : [`By size that is ${group.name}: financial years that start on or after ${group.from}.`]
      const answer = answerOf(
        [finding],
        'It takes at least two of the three sizes, with controlled entities, and a financial report under Chapter 2M. NGER reporters and asset owners have thresholds of their own.',
      )
      return { ...answer, paragraphs: [...outcome, ...answer.paragraphs] }
    }
  }
}

const outcomes = { true: 'Yes, reached', false: 'No, not reached' } as const

function answerOf(findings: readonly ThresholdFinding[], note: string): Answer {
  const [first] = findings
  const lines = findings.map(({ name, isMet, comparisons }) => {
    const outcome = isMet === null ? 'Open: it turns on figures you have not given' : outcomes[`${isMet}`]
    const compared = comparisons.map((comparison) => comparison.replace(/\d{4,}/g, groupDigits)).join('; ')
    return `${capitalise(name)}: ${outcome}${compared === '' ? '' : ` (${compared})`}.`
  })
  const law = findings.map((finding) => finding.law).join('; ')
  return {
    paragraphs: [
      lines.join('\n'),
      note,
      `Law: ${law}; source read on ${first?.checked ?? ''}: [${hostOf(first?.source ?? '')}](${first?.source ?? ''}). This is information, not legal advice: check it for your year.`,
    ],
    sources: [],
  }
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
