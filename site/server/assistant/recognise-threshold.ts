import { readThresholdInputs } from '@doublerule/carbon/thresholds/read-threshold-inputs.ts'
import type { ThresholdInputs } from '@doublerule/carbon/thresholds/assess-thresholds.ts'
import type { Interpretation, Question, ThresholdTest } from './interpretation.ts'

const asksSafeguard = /\bsafeguards?\b/
const asksGroup =
  /\b(?:aasb|asrs|sustainability reports?|climate (?:reports?|statements?|disclosures?|reporting)|which group|what group|(?:first|second|third) group|group ?[123])\b/
const asksNger = /\bnger\w*\b|\b(?:report|register) to the (?:cer|clean energy regulator)\b/
const changes = /^(?:and|but|ok|what if|what about|how about|if|with|say|suppose)\b/
const asksWhether =
  /\b(?:caught|captured|covered|in scope|affected|report(?:ing)?|disclos\w+|mandatory|appl(?:y|ies)|which group|comply)\b/
const elsewhere = /\b(?:secr|csrd|uk|eu|new zealand|nz|california|sb ?253)\b|£|€/

/** "Our site emits 27,000 t, must we report?": a test of the law with the figures of the message. */
export function recogniseThreshold(
  { raw, text, corrected }: Question,
  last: Interpretation | null,
): Interpretation | null {
  if (elsewhere.test(text)) return null
  const said = readThresholdInputs(raw)
  const before = last?.kind === 'threshold' ? last : null
  const isChange =
    before !== null && changes.test(text) && Object.values(said).some((value) => value !== null)
  const inputs = isChange ? { ...before.inputs, ...withoutGaps(said) } : said
  const hasSize = inputs.revenue !== null || inputs.assets !== null || inputs.employees !== null
  const hasEmissions = inputs.tonnes !== null || inputs.terajoules !== null
  const sizes = [inputs.revenue, inputs.assets, inputs.employees].filter((size) => size !== null)
  // Who tells two sizes of a company and asks whether it is caught means this law.
  const isMeant = sizes.length > 1 && asksWhether.test(text) ? testWords.group : ''
  const test = isChange
    ? before.test
    : testOf(`${corrected} ${lawOf(last)} ${isMeant}`, hasSize, hasEmissions, inputs)
  return test === null ? null : { kind: 'threshold', test, inputs }
}

/** What is said of a company, without what is not. */
function withoutGaps(inputs: ThresholdInputs): Partial<ThresholdInputs> {
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== null))
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
