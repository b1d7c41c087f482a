import type { Plan, PlanLimit } from '#shared/plans.ts'

/** "up to 5", "6 to 20", "101+". */
export function shortUnits(plan: Plan): string {
  if (plan.maxBusinessUnits === null) return `${plan.minBusinessUnits}+`
  if (plan.minBusinessUnits === 1) return `up to ${plan.maxBusinessUnits}`
  return `${plan.minBusinessUnits} to ${plan.maxBusinessUnits}`
}

/** A limit for a narrow column. Where a plan's card names none, it has what the plan before it has: all. */
export function shortLimit(limit: PlanLimit, unlimited: string): string {
  return typeof limit === 'number' ? String(limit) : unlimited
}
