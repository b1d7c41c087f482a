import { placeName } from '../regions/place-name.ts'
import { countryOf } from '../regions/place-names.ts'
import { parseDecimal } from '../decimal.ts'
import { detailsOf } from '../analysis/details-of.ts'
import { factorById } from '../factors/factor-library.ts'
import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import { normaliseUnit } from '../units/normalise-unit.ts'
import type { Correction } from './correction-schema.ts'
import { describeAmount } from './describe-amount.ts'
import { describeDay } from './describe-day.ts'
import type { DraftLine } from './draft-line.ts'
import { kindName } from './kind-name.ts'

/** A correction of one line that stands on the paper. */
export type LineCorrection = Extract<
  Correction,
  { type: 'amount' | 'kind' | 'date' | 'factors' | 'strike' } | { type: 'place' }
>

/** A person has looked: what they entered is as sure as they are. */
const entered = { read: '1', meaning: '1' } as const

/** The line with one correction on it, or the sentence that says why it cannot be. */
export function correctLine(draft: DraftLine, correction: LineCorrection): Result<DraftLine, string> {
  switch (correction.type) {
    case 'amount':
      return correctAmount(draft, correction)
    case 'kind':
      return ok(
        change(
          {
            ...draft,
            line: { ...draft.line, kind: correction.kind, confidence: entered },
            factors: null,
            isReworked: true,
          },
          correction,
          `Kind ${kindName(correction.kind)}, read as ${kindName(draft.printed?.kind ?? draft.line.kind)}`,
        ),
      )
    case 'date':
      return ok(
        change(
          {
            ...draft,
            line: {
              ...draft.line,
              details: { ...(draft.line.details ?? detailsOf({})), date: correction.date },
            },
            isReworked: true,
          },
          correction,
          `Date ${describeDay(correction.date)}`,
        ),
      )
    case 'place':
      return ok(
        change(
          {
            ...draft,
            line: placeLine(draft, correction.region),
            region: correction.region,
            isReworked: true,
          },
          correction,
          `Place ${placeName(correction.region)}`,
        ),
      )
    case 'factors':
      return correctFactors(draft, correction)
    case 'strike':
      break
  }
  return ok(change({ ...draft, isStruck: true }, correction, 'Struck out: not counted'))
}

/** Hotel nights are looked up by the country of the stay, where the line names one. */
function placeLine({ line }: DraftLine, region: string): DraftLine['line'] {
  if (line.details?.country === undefined || line.details.country === null) return line
  return { ...line, details: { ...line.details, country: countryOf(region) } }
}

function correctAmount(
  draft: DraftLine,
  correction: Extract<Correction, { type: 'amount' }>,
): Result<DraftLine, string> {
  const quantity = parseDecimal(correction.quantity)
  if (quantity === null) return fail('The quantity is not a number.')
  const unit = readUnitText(correction.unit)
  if (!unit.ok) return unit
  const printed = draft.printed === null ? null : describeAmount(draft.printed)
  const now = describeAmount({ quantity, unit: unit.value })
  return ok(
    change(
      {
        ...draft,
        line: { ...draft.line, quantity, unit: unit.value, confidence: entered },
        isReworked: true,
      },
      correction,
      printed === null ? now : `${now}, printed ${printed}`,
    ),
  )
}

/** A unit as typed: its id, or money as it stands. */
export function readUnitText(text: string | null): Result<string | null, string> {
  if (text === null) return ok(null)
  const unit = /^[A-Z]{3}$/.test(text) ? text : normaliseUnit(text)
  return unit === null ? fail(`“${text}” is not a unit that we know.`) : ok(unit)
}

function correctFactors(
  draft: DraftLine,
  correction: Extract<Correction, { type: 'factors' }>,
): Result<DraftLine, string> {
  const missing = correction.factors.find((id) => factorById(id) === null)
  if (missing !== undefined) return fail(`The library holds no factor ${missing}.`)
  return ok(
    change(
      { ...draft, factors: { ids: correction.factors, label: correction.label } },
      correction,
      `Factor ${correction.label === '' ? correction.factors.join(', ') : correction.label}`,
    ),
  )
}

function change(draft: DraftLine, { id, reason }: LineCorrection, text: string): DraftLine {
  return { ...draft, changes: [...draft.changes, { correction: id, text, reason }] }
}
