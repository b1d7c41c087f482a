import { decimal, parseDecimal } from '../decimal.ts'
import type { AskedActivity } from './asked-activity.ts'
import { countOf, type Multiplier } from './time-spans.ts'

const share = String.raw`(\d{1,3}(?:\.\d{1,6})?)\s?(?:%|per ?cent)`
const leaks = String.raw`\b(?:leak\w*|los(?:s|es?|t|ing)|escap\w+|vent\w*|emi(?:t|ssion) rates?)\b`
/** The share and the word of losing it, in one sentence and in either order. */
const leak = new RegExp(`${share}[^.?!\\n%]{0,40}?${leaks}|${leaks}[^.?!\\n%]{0,40}?${share}`, 'i')
const years =
  /\b(?:over|for|in|during) (?:the |its )?(\d{1,2})[- ]years?\b|\b(\d{1,2})[- ]years? (?:life|lifetime)\b/i

/** "12 kg of R410A leaking 5 % a year, over 10 years": of a charge only what leaks is emitted. */
export function shareOfCharge(activities: readonly AskedActivity[], message: string): AskedActivity[] {
  const [, before, after] = leak.exec(message) ?? []
  const percent = parseDecimal(before ?? after ?? '')
  const [, span, life] = years.exec(message) ?? []
  if (percent === null) return [...activities]
  const lost: Multiplier = { times: percent, over: decimal('100'), text: `${percent} %` }
  const often = parseDecimal(span ?? life ?? '')
  const counts = often === null ? [lost] : [countOf(often, `${often} years`), lost]
  return activities.map((activity) =>
    activity.kind === 'refrigerant' && activity.unit !== null
      ? {
          ...activity,
          multipliers: [
            ...activity.multipliers.filter(({ text }) => !text.endsWith('%') && !text.endsWith(' years')),
            ...counts,
          ],
          leftOut: activity.leftOut.filter((said) => said !== `${often} years` && said !== '1 year'),
          period: often === null ? 'year' : null,
        }
      : activity,
  )
}
