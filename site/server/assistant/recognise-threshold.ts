import { readThresholdInputs } from '@doublerule/carbon/thresholds/read-threshold-inputs.ts'
import type { ThresholdInputs } from '@doublerule/carbon/thresholds/assess-thresholds.ts'
import type { Interpretation, Question, ThresholdTest } from './interpretation.ts'

const asksSafeguard = /\bsafeguards?\b/
const asksGroup =
  /\b(?:aasb|asrs|sustainability reports?|climate (?:reports?|statements?|disclosures?|reporting)|which group|what group|(?:first|second|third) group|group ?[123])\b/
const asksNger = /\bnger\w*\b|\b(?:report|register) to the (?:cer|clean energy regulator)\b/
const elsewhere = /\b(?:secr|csrd|uk|eu|new zealand|nz|california|sb ?253)\b|£|€/

/** "Our site emits 27,000 t, must we report?": a test of the law with the figures of the message. */
export function recogniseThreshold(
  { raw, text, corrected }: Question,
  last: Interpretation | null,
): Interpretation | null {
  if (elsewhere.test(text)) return null
  const inputs = readThresholdInputs(raw)
  const hasSize = inputs.revenue !== null || inputs.assets !== null || inputs.employees !== null
  const hasEmissions = inputs.tonnes !== null || inputs.terajoules !== null
  const test = testOf(`${corrected} ${lawOf(last)}`, hasSize, hasEmissions, inputs)
  return test === null ? null : { kind: 'threshold', test, inputs }
}

/** The law just talked about, so that "we emit 30,000 t" is held against it. */
function lawOf(last: Interpretation | null): string {
  if (last?.kind === 'threshold') return testWords[last.test]
  const id = last?.kind === 'passage' ? last.passage.id : ''
  return Object.values(testWords).find((word) => id.startsWith(`rules.${word}`)) ?? ''
}

const testWords: Readonly<Record<ThresholdTest, string>> = {
  nger: 'nger',
  safeguard: 'safeguard',
  group: 'aasb',
}

function testOf(
  text: string,
  hasSize: boolean,
  hasEmissions: boolean,
  inputs: ThresholdInputs,
): ThresholdTest | null {
  if (asksSafeguard.test(text) && inputs.tonnes !== null) return 'safeguard'
  if (asksGroup.test(text) && hasSize) return 'group'
  return asksNger.test(text) && hasEmissions ? 'nger' : null
}
