import { ValueBar } from '#app/ui/drawing/value-bar.tsx'
import { members, patternOf, roleIn, seenBy, units } from './access.ts'

/** What one person of the matrix sees: a box a unit, filled by the role there. */
export function UnitStrip({ name }: { name: string }) {
  const member = members.find((each) => each.name === name)
  if (member === undefined) return null
  return (
    <span className="unit-strip">
      {units.map((unit) => {
        const role = roleIn(member, unit)
        return <span key={unit}>{role !== null && <ValueBar share={1} pattern={patternOf[role]} />}</span>
      })}
      <span>
        {name}, {seenBy(name)}
      </span>
    </span>
  )
}
