import { useId } from 'react'
import { PatternFills, patternFill, type PatternName } from '#app/ui/drawing/pattern-fills.tsx'
import type { Role } from './access.ts'
import '#app/ui/drawing/drawing.css'

const patterns: Readonly<Record<Role, PatternName>> = { Admin: 'solid', Manager: 'hatch', Viewer: 'dots' }

/** The fill that stands for a role; the word stands beside it. */
export function RoleFill({ role }: { role: Role }) {
  const id = useId()
  return (
    <svg className="drawing role-fill draw-mangrove" aria-hidden="true">
      <PatternFills id={id} tone="mangrove" />
      <rect width="100%" height="100%" fill={patternFill(id, patterns[role])} className="draw-fill" />
    </svg>
  )
}
