import { cutQuotients } from '../cut-quotients.ts'
import { groupDigits } from '../format-mass.ts'
import { describeDay } from './describe-day.ts'

const isoDay = /(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/g
const figure = String.raw`-?\d+(?:\.\d+)?`
/** What tells a figure from a year, an account or an edition: a sign of a sum beside it, or a unit behind it. */
const sign = '[×÷+−=≈]'
const unit = String.raw`(?:[kMGT]?Wh|[kMGT]J|kVAh?|[kM]?L|m3|m²|m³|k?g|t|km|mi|p\.?km|tkm|lb|therms?|gal\w*|litres?|days?|nights?|a day|%)`
const beforeSign = new RegExp(`(?<![\\w.,/-])${figure}(?= ${sign})`, 'g')
const beforeUnit = new RegExp(`(?<![\\w.,/-])${figure}(?= ?${unit}(?![\\w]))`, 'g')
const behindSign = new RegExp(`(?<=(?:${sign}|tax) \\(?)${figure}(?![\\w-])`, 'g')

/** Sentences of the engine as a paper prints them: "4260 kWh" as "4,260 kWh", "2025-07-01" as "1 Jul 2025". */
export function tidyProse(text: string): string {
  const tidied = text
    .replaceAll(isoDay, describeDay)
    .replaceAll(beforeUnit, groupDigits)
    .replaceAll(beforeSign, groupDigits)
    .replaceAll(behindSign, groupDigits)
  return cutQuotients(tidied)
}
