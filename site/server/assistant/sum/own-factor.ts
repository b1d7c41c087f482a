import { nothingAsked, type AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import { readUnit } from '@doublerule/carbon/calculator/read-quantity.ts'
import { tokenise } from '@doublerule/carbon/calculator/tokenise.ts'
import { dividedBy, parseDecimal, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { areSameDimension } from '@doublerule/carbon/units/unit-table.ts'

export type OwnFactor = {
  activity: AskedActivity
  quantity: Decimal
  unit: string
  /** In kilograms per unit. */
  factor: Decimal
  kg: Decimal
}

const figure = String.raw`(?<![\d.,])((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)`
const mass = String.raw`(kg|kilograms?|g|grams?|t|tonnes?|lbs?|pounds?)`
const gas = String.raw`[- ]?(?:of )?co2(?:[- ]?eq?(?:uivalents?)?)?`
const per = String.raw`\s?(?:per|\/)\s?(?:an? )?([a-z0-9]+)`
/**
 * With the gas named, it is an emission factor. Without, "factor" has to lead to it, or it is of energy, or of grams for a kilometre: a
 * weight per litre, metre or bag is a density.
 */
const statements = [
  new RegExp(`${figure}\\s?${mass}${gas}${per}`, 'i'),
  new RegExp(`\\b(?:factor|intensity)(?: (?:of|is))?:?\\s*${figure}\\s?${mass}${per}`, 'i'),
  new RegExp(`${figure}\\s?(kg|g|t)\\s?(?:per|\\/)\\s?(kwh|mwh|gj|mj|mmbtu)\\b`, 'i'),
  new RegExp(`${figure}\\s?(g|grams?)\\s?(?:per|\\/)\\s?(km|mile)\\b`, 'i'),
] as const

/** "50 litres of diesel using a factor of 2.65 kg CO2 per litre": the amount times the factor that was given with it. */
export function readOwnFactor(raw: string): OwnFactor | null {
  const stated = statements.map((pattern) => pattern.exec(raw)).find((match) => match !== null)
  const [said = '', value = '', weight = '', per = ''] = stated ?? []
  const given = parseDecimal(value.replaceAll(',', '').replace(/^\./, '0.'))
  const unit = readUnit(tokenise(per), 0)?.id
  const massUnit = readUnit(tokenise(weight), 0)?.id
  if (given === null || unit === undefined || massUnit === undefined) return null
  const { activities, whole } = readActivities(raw.replace(said, ' '))
  const amounts = [...activities, { ...nothingAsked, quantity: whole.quantity, unit: whole.unit }]
  const activity = amounts.find((one) => one.unit !== null && areSameDimension(one.unit, unit))
  if (activity === undefined || activity.quantity === null || activity.unit === null) return null
  // What is open, or said of more than the amount, is worked out as any other sum.
  const isOpen = activity.openShare !== null || activity.needsHours || activity.isReturn
  if (isOpen || activity.leftOut.length > 0 || activities.length > 1) return null
  const amount = activity.multipliers.reduce(
    (total, by) => dividedBy(times(total, by.times), by.over),
    activity.quantity,
  )
  const converted = convertQuantity(amount, activity.unit, unit)
  const factor = convertQuantity(given, massUnit, 'kg')
  if (!converted.ok || !factor.ok) return null
  const { quantity } = converted.value
  return {
    activity,
    quantity,
    unit,
    factor: factor.value.quantity,
    kg: times(quantity, factor.value.quantity),
  }
}
