import type { PatternName } from '#app/ui/drawing/pattern-fills.tsx'

export type Role = 'Admin' | 'Manager' | 'Viewer'

export const units = ['Gladstone depot', 'Rail stage 2', 'Head office', 'Quarry'] as const
export type Unit = (typeof units)[number]

export type Member = {
  name: string
  job: string
  role: Role
  /** Units the member is assigned to; an Admin sets up all of them. */
  assigned: readonly Unit[]
}

/** One organization of four business units, invented. */
export const members: readonly Member[] = [
  { name: 'Office manager', job: 'Created the organization', role: 'Admin', assigned: units },
  {
    name: 'Project manager',
    job: 'Two sites',
    role: 'Manager',
    assigned: ['Gladstone depot', 'Rail stage 2'],
  },
  { name: 'Quarry supervisor', job: 'One plant', role: 'Manager', assigned: ['Quarry'] },
  { name: 'Consultant', job: 'One project, from outside', role: 'Manager', assigned: ['Rail stage 2'] },
  { name: 'CFO', job: 'Signs the report', role: 'Viewer', assigned: units },
  { name: 'Auditor', job: 'Sample of two units', role: 'Viewer', assigned: ['Rail stage 2', 'Quarry'] },
]

/** The role that a member has in a unit, or null where the unit is not theirs to see. */
export function roleIn(member: Member, unit: Unit): Role | null {
  return member.assigned.includes(unit) ? member.role : null
}

/** "2 of 4": how much of the organization a member sees. */
export function seenBy(name: string): string {
  const seen = members.find((member) => member.name === name)?.assigned.length ?? 0
  return `${seen} of ${units.length}`
}

export const patternOf: Readonly<Record<Role, PatternName>> = {
  Admin: 'solid',
  Manager: 'hatch',
  Viewer: 'dots',
}
