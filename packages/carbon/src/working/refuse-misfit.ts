import { kindName } from './kind-name.ts'
import type { DraftLine } from './draft-line.ts'
import { fitsKind, unitsOfKind } from './units-of-kind.ts'
import type { Refusal } from './worked-paper.ts'
import type { WorkedLine } from '../work-out/work-out-line.ts'

/**
 * A unit that a person set and that its kind is not measured in: the line would leave the total without a word. What
 * would fit is said. A line that gives a figure all the same is left alone, and so is one whose unit is as printed.
 */
export function refuseMisfit(draft: DraftLine, { activity }: WorkedLine): Refusal[] {
  const { line, printed, isStruck, changes } = draft
  const { kind, unit } = line
  const isAsPrinted = printed !== null && printed.unit === unit && printed.kind === kind
  if (isStruck || isAsPrinted || unit === null || activity.emissions.length > 0) return []
  if (fitsKind(kind, unit)) return []
  const units = unitsOfKind(kind)
  const fitting =
    units.length === 0 ? 'A currency fits, such as AUD' : `${units.join(', ')} or a currency fit`
  const text = `“${line.description}”: ${kindName(kind)} is not counted in ${unit}. ${fitting}.`
  return [{ correction: changes.at(-1)?.correction ?? '', text }]
}
