import { nothingAsked, type AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { findRoute } from '@doublerule/carbon/calculator/find-route.ts'
import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import { countOf } from '@doublerule/carbon/calculator/time-spans.ts'
import { tokenise } from '@doublerule/carbon/calculator/tokenise.ts'
import { decimal, parseDecimal } from '@doublerule/carbon/decimal.ts'
import { normaliseUnit } from '@doublerule/carbon/units/normalise-unit.ts'
import { z } from 'zod'
import { composePlanAnswer } from './compose-plan-answer.ts'
import { composeThresholdAnswer } from './compose-threshold-answer.ts'
import { composeSumAnswer } from './sum/compose-sum-answer.ts'
import type { Answer } from './interpretation.ts'
import { factorInput, modelToolNames, planInput, sumInput, thresholdInput } from './model-tools.ts'

type ToolActivity = z.infer<typeof sumInput>['activities'][number]

/** Works out what the model asked for; an input that does not fit the tool throws. */
export function runModelTool(given: string, input: unknown): string {
  const name = z.enum(modelToolNames).parse(given)
  switch (name) {
    case 'calculate': {
      const { activities } = sumInput.parse(input)
      return textOf(composeSumAnswer({ kind: 'sum', activities: activities.map(askedOf) }))
    }
    case 'findFactor': {
      const asked = factorInput.parse(input)
      const activity = { ...nothingAsked, ...commonOf(asked), quantity: decimal('1') }
      return textOf(composeSumAnswer({ kind: 'factor', activities: [activity] }))
    }
    case 'planFor':
      return textOf(composePlanAnswer({ kind: 'plan-fit', ...planInput.parse(input) }))
    case 'testThreshold': {
      const { test, isFacility, ...figures } = thresholdInput.parse(input)
      return textOf(
        composeThresholdAnswer({ kind: 'threshold', test, inputs: { isFacility, ...decimalsOf(figures) } }),
      )
    }
  }
}

function commonOf({ kind, description, unit, place, date }: z.infer<typeof factorInput>) {
  const [region = null] = place === null ? [] : readActivities(`in ${place}`).regions
  return {
    kind,
    name: kind.replaceAll('-', ' '),
    text: description,
    unit: unit === null ? null : /^[A-Z]{3}$/.test(unit) ? unit : normaliseUnit(unit, 'AU'),
    region,
    unknownPlace: region === null ? place : null,
    date,
  }
}

function askedOf(activity: ToolActivity): AskedActivity {
  const route =
    activity.origin === null || activity.destination === null
      ? null
      : findRoute(tokenise(`from ${activity.origin} to ${activity.destination}`))
  const times = activity.count === null ? null : parseDecimal(activity.count)
  const asked = {
    ...nothingAsked,
    ...commonOf(activity),
    quantity: activity.quantity === null ? null : parseDecimal(activity.quantity.replaceAll(',', '')),
    multipliers: times === null ? [] : [countOf(times)],
    vehicle: activity.vehicle,
    cabin: activity.cabin,
    isReturn: activity.isReturn,
    travellers: activity.travellers,
    distanceKm: activity.distanceKm === null ? null : parseDecimal(activity.distanceKm),
  }
  if (route === null) return asked
  const [origin = null, destination = null] = route.ends
  return { ...asked, origin, destination, quantity: decimal('1'), unit: 'leg' }
}

type ThresholdFigures = Omit<z.infer<typeof thresholdInput>, 'test' | 'isFacility'>

function decimalsOf({ tonnes, scope1Tonnes, terajoules, revenue, assets, employees }: ThresholdFigures) {
  const read = (text: string | null) => (text === null ? null : parseDecimal(text))
  return {
    tonnes: read(tonnes),
    scope1Tonnes: read(scope1Tonnes),
    terajoules: read(terajoules),
    revenue: read(revenue),
    assets: read(assets),
    employees: read(employees),
  }
}

function textOf(answer: Answer): string {
  return answer.paragraphs.join('\n')
}
