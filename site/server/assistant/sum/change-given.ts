import { workWithGiven } from '@doublerule/carbon/calculator/work-with-given.ts'
import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import { readMasses, spaceGases } from '@doublerule/carbon/calculator/read-masses.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { areSameDimension } from '@doublerule/carbon/units/unit-table.ts'
import type { Interpretation, Question } from '../interpretation.ts'

const mostWords = 12
const goesOn = /^(?:and|but|or|now|then|so|what (?:if|about)|how about|if|with|at|using)\b/
const figure = /\d[\d,]*(?:\.\d+)?|\.\d+/

/** "And with 0.55?", "what if we use 1,000 kWh?": the message of the sum before, with another factor or amount in it. */
export function changeGiven(
  last: Interpretation | null,
  { raw, text, words }: Question,
): Interpretation | null {
  if (last?.kind !== 'sum' || last.given === undefined || words.length > mostWords || !goesOn.test(text))
    return null
  const { message, factor, rows } = last.given
  const said = message.slice(factor.start, factor.end)
  const [mass] = readMasses(spaceGases(raw)).filter(({ per }) => per !== null)
  const { whole } = readActivities(raw)
  const [bare] = figure.exec(raw) ?? []
  const changed =
    mass !== undefined
      ? message.replace(said, () => spaceGases(raw).slice(mass.start, mass.end))
      : bare === undefined
        ? null
        : whole.unit === null
          ? message.replace(said, () => said.replace(figure, bare))
          : withAmount(message, bare, whole.unit, rows)
  const given = changed === null || changed === message ? null : workWithGiven(changed)
  if (given === null) return null
  return { kind: 'sum', activities: given.rows.map(({ activity }) => activity), given }
}

function withAmount(
  message: string,
  figure: string,
  unit: string,
  rows: NonNullable<Extract<Interpretation, { kind: 'sum' }>['given']>['rows'],
): string | null {
  const row = rows.find(({ activity }) => activity.unit !== null && areSameDimension(activity.unit, unit))
  const { quantity } = row?.activity ?? { quantity: null }
  const forms = quantity === null ? [] : [groupDigits(quantity), quantity]
  const form = forms.find((said) => message.includes(said))
  return form === undefined ? null : message.replace(form, () => figure)
}
