import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import { readUnit } from '@doublerule/carbon/calculator/read-quantity.ts'
import { tokenise } from '@doublerule/carbon/calculator/tokenise.ts'
import { parseDecimal, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'

export type OwnFactor = {
  activity: AskedActivity
  quantity: Decimal
  unit: string
  factor: Decimal
  kg: Decimal
}

const stated =
  /(?<![\d.,])((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?) ?(?:kg|kilograms?)(?: of)? ?co2(?:[- ]?eq?)? ?(?:per|\/) ?(?:an? )?([a-z0-9]+)/i

/** "50 litres of diesel using a factor of 2.65 kg CO2 per litre": the amount times the factor that was given with it. */
export function readOwnFactor(raw: string): OwnFactor | null {
  const [, value = '', per = ''] = stated.exec(raw) ?? []
  const factor = parseDecimal(value.replaceAll(',', ''))
  const unit = readUnit(tokenise(per), 0)?.id
  if (factor === null || unit === undefined) return null
  const [activity] = readActivities(raw.replace(stated, ' ')).activities
  if (activity === undefined || activity.quantity === null || activity.unit === null) return null
  if (activity.multipliers.length > 0) return null
  const converted = convertQuantity(activity.quantity, activity.unit, unit)
  if (!converted.ok) return null
  const { quantity } = converted.value
  return { activity, quantity, unit, factor, kg: times(quantity, factor) }
}
