import type { Factor } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { decimal, times } from '../decimal.ts'
import { fail, ok } from '../result.ts'
import { convertQuantity } from '../units/convert-quantity.ts'
import { unitById } from '../units/unit-table.ts'
import type { MeasurableLine, MeasuredResult } from './measured.ts'
import { measureByUnit, readUnit } from './measured.ts'

function missing(line: MeasurableLine, what: string): MeasuredResult {
  return fail({
    code: 'no_distance',
    text: `${line.description}: ${what} is not printed, so tonne-kilometres cannot be worked out.`,
  })
}

/** Freight work: tonne-kilometres as printed, or mass × distance when both are on the document; else vehicle km. */
export function measureFreight(line: MeasurableLine, quantity: Decimal, factor: Factor): MeasuredResult {
  const read = readUnit(line)
  if (!read.ok) return read
  const unit = read.value.unit
  const dimension = unitById(unit)?.dimension
  if (dimension === unitById(factor.unit)?.dimension) return measureByUnit(line, quantity, factor)

  const isMass = dimension === 'mass'
  const isDistance = dimension === 'distance' || dimension === 'vehicle-distance'
  if (!isMass && !isDistance) return missing(line, 'the mass moved and the distance')
  const converted = convertQuantity(
    quantity,
    unit,
    isMass ? 't' : dimension === 'distance' ? 'km' : 'vehicle-km',
  )
  if (!converted.ok) return missing(line, 'the mass moved')
  const other = isMass ? line.details?.distanceKm : line.details?.massTonnes
  if (other === null || other === undefined) return missing(line, isMass ? 'the distance' : 'the mass moved')

  const tonnes = isMass ? converted.value.quantity : decimal(other)
  const km = isMass ? decimal(other) : converted.value.quantity
  const work = times(tonnes, km)
  const inUnit = convertQuantity(work, 'tkm', factor.unit)
  if (!inUnit.ok) return missing(line, 'the mass moved')
  return ok({
    quantity: inUnit.value.quantity,
    steps: [
      converted.value.expression,
      `${tonnes} t × ${km} km = ${work} tkm`,
      inUnit.value.expression,
    ].filter((step) => step !== null),
  })
}
