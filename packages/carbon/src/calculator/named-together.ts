import { isMass } from '../units/unit-table.ts'
import type { AskedActivity } from './asked-activity.ts'
import type { Subject } from './calculator-words.ts'
import type { Item } from './item.ts'
import { nameOf } from './name-of.ts'
import type { Timed } from './read-schedule.ts'
import { subjectsOf } from './subjects-of.ts'

/** "Steel and concrete", "SF6, R134a and R407C": things side by side, the one that was chosen among them. */
export function namedTogether(
  items: readonly Item[],
  chosen: Subject | null,
  before: AskedActivity | null,
  amount: Timed | null,
): readonly string[] {
  const subjects = subjectsOf(items)
  if (chosen === null) return []
  if (subjects.length === 0) return before?.among ?? []
  // "20 m3 concrete with 75 kg/m3 rebar": the rate is of another thing than what it is for.
  const materials = new Set(subjects.filter(({ kind }) => kind === 'material').map(nameOf))
  if (amount?.by !== undefined && isMass(amount.unit) && materials.size > 1) return [...materials]
  const isJoined = (at: number, step: 1 | -1) => {
    const [joint, other] = [items[at + step], items[at + 2 * step]]
    return other?.kind === 'subject' && joint?.kind === 'break' && joint.isWeak
  }
  const beside = items.flatMap((item, at) =>
    item.kind === 'subject' && item.subject.unit === chosen.unit && (isJoined(at, 1) || isJoined(at, -1))
      ? [item.subject]
      : [],
  )
  const names = new Set(beside.map(nameOf))
  // "Steel and concrete: 5 t of steel" names one again.
  const isNamedAgain = subjects.some((subject) => names.has(nameOf(subject)) && !beside.includes(subject))
  const hasChosen = beside.some(({ kind, word }) => kind === chosen.kind || word === chosen.word)
  return names.size > 1 && hasChosen && !isNamedAgain ? [...names] : []
}
