import { hasSpendFactor } from '@doublerule/carbon/work-out/has-spend-factor.ts'
import Big from 'big.js'
import { findFootingLines } from '../../items/lines-foot.ts'
import { findCurrency } from '../../../judge/known/currency.ts'
import type { Totals } from '../../../judge/known/totals.ts'
import { evidenceOf } from '../../../lay-out/layout/evidence.ts'
import type { ReadLayout } from '../../../lay-out/read-layout.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { isName } from '../../../lay-out/layout/row-label.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import {
  type ActivitiesRead,
  type ActivityDraft,
  detailsOf,
  noActivities,
} from '../../../judge/account/activity-draft.ts'

const readMeaning = 0.85
const mostDescriptionCharacters = 80

/**
 * The lines of an invoice that shows money only. Taken are lines whose amounts add up to its subtotal (without tax) or
 * total, and of them those whose words name an industry with a factor per unit of the invoice's currency; fees, and
 * goods that nobody publishes a factor for, are left out.
 */
export function readSpend(layout: ReadLayout, totals: Totals): ActivitiesRead {
  const currency = findCurrency(layout)?.value
  const footing = findFootingLines(layout, totals)
  if (currency === undefined || footing === null) return noActivities
  const taxIncluded = footing.isSubtotal ? isTaxOnTop(totals) : isTaxInside(layout, totals)
  return {
    activities: footing.lines.flatMap(({ line, amount }): ActivityDraft[] => {
      const description = describe(line)
      const isCounted = description !== null && Big(amount).gt(0) && hasSpendFactor(description, currency)
      return isCounted ? [{ ...draft(line, amount, currency, taxIncluded), description }] : []
    }),
    findings: [],
  }
}

/** The subtotal is without tax where tax is added to it; a subtotal beside a tax of its own says nothing. */
function isTaxOnTop({ subtotal, tax, total }: Totals): boolean | null {
  const isAdded =
    subtotal !== null &&
    tax !== null &&
    total !== null &&
    Big(subtotal.value).plus(tax.value).minus(total.value).abs().lte('0.02')
  return isAdded ? false : null
}

const saysInside = cueFor('read-spend says inside')

/** Lines that add up to the total hold the tax that is printed with it, or that the words say is in it. */
function isTaxInside({ lines }: ReadLayout, { tax }: Totals): boolean | null {
  return tax !== null || lines.some(({ folded }) => saysInside.test(folded)) ? true : null
}

function describe(line: ReadLine): string | null {
  const cell = line.cells.find(({ text }) => isName(text))
  return cell === undefined ? null : cell.text.slice(0, mostDescriptionCharacters)
}

function draft(
  line: ReadLine,
  amount: string,
  currency: string,
  taxIncluded: boolean | null,
): Omit<ActivityDraft, 'description'> {
  return {
    kind: 'spend',
    quantity: Big(amount).toFixed(),
    unit: currency,
    estimated: false,
    period: null,
    details: detailsOf({ currency, taxIncluded }),
    evidence: evidenceOf(line),
    read: line.readConfidence,
    meaning: readMeaning,
  }
}
