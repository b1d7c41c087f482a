import { areSameDimension, isMass } from '../units/unit-table.ts'
import type { AskedActivity } from './asked-activity.ts'
import type { Subject } from './calculator-words.ts'
import { isOfGoods } from './choose-subject.ts'
import type { Item } from './item.ts'
import { isMoney } from './read-quantity.ts'
import { readUnit } from './read-unit.ts'
import type { Timed } from './read-schedule.ts'
import { tokenise } from './tokenise.ts'

/** The quantity whose unit can be the subject's; a bare figure takes the unit of the activity before it. */
export function chooseAmount(
  items: readonly Item[],
  subject: Subject | null,
  quantities: readonly Timed[],
  before: AskedActivity | null,
): Timed | null {
  const measured = quantities.filter(({ unit }) => unit !== null)
  const money = measured.find(({ unit }) => isMoney(unit))
  if (money !== undefined && (subject === null || subject.kind === 'spend')) return money
  const fitting = measured.find(({ unit }) => areSameDimension(unit ?? '', subject?.unit ?? ''))
  const weighed = subject?.kind === 'freight' ? measured.find(isOfGoods) : undefined
  const found = fitting ?? weighed ?? measured[0]
  if (found !== undefined) return found
  const bare = quantities.find(({ noun }) => noun === null)
  if (bare === undefined || subject?.kind === 'flight') return null
  if (subject?.isAbroad === true) return { ...bare, unit: subject.unit }
  const unit = before?.unit ?? null
  const isSame = subject === null || (unit !== null && areSameDimension(unit, subject.unit))
  return isSame && unit !== null ? { ...bare, unit } : { ...bare, unit: unitBeside(items) }
}

/** "kWh to CO2, Tasmania, 10000": the one unit that stands without a figure; a mass is what is wanted. */
function unitBeside(items: readonly Item[]): string | null {
  const words = items.flatMap((item) => (item.kind === 'word' ? [item.text] : []))
  const units = words.flatMap((word) => readUnit(tokenise(word), 0)?.id ?? [])
  const [only, ...others] = new Set(units.filter((unit) => isOfGoods({ unit }) && !isMass(unit)))
  return others.length === 0 ? (only ?? null) : null
}
