import { planFor, plans, type Plan, type PlanId } from '#shared/plans.ts'
import type { Interpretation, PlanAttribute, PlanFeature } from './interpretation.ts'

/** Each feature of a plan card with the words that answers use for it. */
export const planFeatures = {
  sso: { plan: 'pro', name: 'SSO' },
  roles: { plan: 'pro', name: 'role-based access control with custom roles' },
  api: { plan: 'pro', name: 'API access' },
  'audit-export': { plan: 'growth', name: 'audit export' },
  ingestion: { plan: 'growth', name: 'webhook and email ingestion' },
  'white-label': { plan: 'enterprise', name: 'white-label options', isPlural: true },
  sla: { plan: 'enterprise', name: 'a service level agreement (SLA)' },
  'vector-database': { plan: 'enterprise', name: 'a private vector database' },
  'ai-infrastructure': { plan: 'enterprise', name: 'dedicated AI infrastructure' },
  dashboards: { plan: 'core', name: 'dashboards', isPlural: true },
  'document-processing': { plan: 'core', name: 'AI document processing' },
} as const satisfies Record<PlanFeature, { plan: PlanId; name: string; isPlural?: true }>

/** The plan that holds these counts; an unknown count sets no bound. */
export function planForCounts(counts: { businessUnits: number | null; users: number | null }): Plan {
  return planFor({
    ...(counts.businessUnits === null ? {} : { businessUnits: counts.businessUnits }),
    ...(counts.users === null ? {} : { users: counts.users }),
  })
}

/** The plan that a question was about, for a follow-up to lean on. */
export function planOf(interpretation: Interpretation | null): PlanId | null {
  if (interpretation === null) return null
  if (interpretation.kind === 'plan' || interpretation.kind === 'plan-edge') return interpretation.plan
  if (interpretation.kind === 'plan-feature')
    return interpretation.plan ?? planFeatures[interpretation.feature].plan
  if (interpretation.kind === 'plan-fit') return planForCounts(interpretation).id
  if (interpretation.kind === 'plan-comparison') return interpretation.plans[1]
  if (interpretation.kind === 'plan-popular') return plans.find((plan) => plan.isPopular)?.id ?? null
  return null
}

export function attributeOf(interpretation: Interpretation | null): PlanAttribute | null {
  const hasAttribute = interpretation?.kind === 'plan' || interpretation?.kind === 'plan-list'
  return hasAttribute ? interpretation.attribute : null
}

/** The next larger (1) or smaller (-1) plan; null past either end. */
export function neighbourOf(id: PlanId, step: 1 | -1): Plan | null {
  return plans[plans.findIndex((plan) => plan.id === id) + step] ?? null
}
