import type Big from 'big.js'
import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ActivityDraft, detailsOf } from '../activity-draft.ts'
import type { Direction } from './register-direction.ts'

/** The intervals of one register added up. */
export type RegisterSum = {
  meter: string | null
  register: string
  direction: Direction
  unit: string | null
  sum: Big
  firstDay: string
  lastDay: string
  days: number
  estimatedDays: number
  evidence: Evidence
}

/** A register as an activity; null for reactive energy, which is no consumption. */
export function toRegisterActivity(register: RegisterSum): ActivityDraft | null {
  if (register.direction === 'reactive') return null
  const isExport = register.direction === 'export'
  return {
    description: `Register ${register.register}, ${register.days} days ${isExport ? 'fed into' : 'taken from'} the grid`,
    kind: isExport ? 'electricity-export' : 'electricity',
    quantity: register.sum.toFixed(),
    unit: register.unit,
    estimated: register.estimatedDays > 0,
    period: { start: register.firstDay, end: register.lastDay },
    details: detailsOf({ meter: register.meter }),
    evidence: register.evidence,
    read: 0.99,
    meaning: register.unit === null ? 0.8 : 0.98,
  }
}
