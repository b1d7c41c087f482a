import type { ActivityDetails, ActivityKind, ActivityLine } from '../analysis/analysis-schema.ts'
import { detailsOf } from '../analysis/details-of.ts'
import { parseDecimal } from '../decimal.ts'
import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import { normaliseUnit } from '../units/normalise-unit.ts'
import { countryOf, regionName } from '../regions/place-names.ts'
import type { WorkedOut } from './work-out-activities.ts'
import { workOutActivities } from './work-out-activities.ts'

export type QuickSumRequest = {
  quantity: string
  /** As typed; it is normalised to units.csv. */
  unit: string
  kind: ActivityKind
  /** "AU-VIC", "GB"; null when the question does not say. */
  region: string | null
  /** ISO date of the activity; null gives the newest edition, with a note. */
  date: string | null
  /** The words of the question about the thing itself, "premium diesel for the ute". */
  description?: string
  details?: Partial<ActivityDetails>
}

export type QuickSum = WorkedOut & { activity: WorkedOut['activities'][number] }

export type QuickSumProblem = { code: 'no_quantity' | 'unit_unknown'; text: string }

/** Works out one typed activity by the same path as a document: "What does 1,200 kWh in Victoria emit?" */
export function quickSum(request: QuickSumRequest): Result<QuickSum, QuickSumProblem> {
  const quantity = parseDecimal(request.quantity.replaceAll(',', ''))
  if (quantity === null) return fail({ code: 'no_quantity', text: `"${request.quantity}" is not a number.` })
  const country = request.region === null ? null : countryOf(request.region)
  const isMoney = request.kind === 'spend' && /^[A-Z]{3}$/.test(request.unit)
  const unit = isMoney ? request.unit : normaliseUnit(request.unit, country)
  if (unit === null)
    return fail({ code: 'unit_unknown', text: `"${request.unit}" is not a unit that the library knows.` })

  const description = request.description ?? request.kind
  const line: ActivityLine = {
    id: 'a1',
    description,
    kind: request.kind,
    quantity,
    unit,
    estimated: false,
    period: null,
    details: detailsOf({ ...request.details, date: request.date }),
    evidence: { page: null, text: `${request.quantity} ${request.unit}`, box: null, cell: null },
    confidence: { read: '1', meaning: '1' },
  }
  const region =
    request.region === null
      ? null
      : { region: request.region, because: `you said ${regionName(request.region)}` }
  const workedOut = workOutActivities([line], {
    region,
    period: null,
    issueDate: null,
    country,
    documentType: 'other',
    currency: null,
  })
  const [activity] = workedOut.activities
  if (activity === undefined) throw new Error('one line in, no activity out')
  return ok({ ...workedOut, activity })
}
