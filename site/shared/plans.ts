export type PlanId = 'core' | 'growth' | 'pro' | 'enterprise'

/** A limit of a plan: a whole number, no limit, or null where the plan's card names none. */
export type PlanLimit = number | 'unlimited' | null

export type Plan = {
  id: PlanId
  name: 'Core' | 'Growth' | 'Pro' | 'Enterprise'
  isPopular: boolean
  minBusinessUnits: number
  maxBusinessUnits: number | null
  integrations: PlanLimit
  users: PlanLimit
  /** What this plan is sold on, in the order of the card. */
  features: readonly string[]
  action: 'Get Started' | 'Contact Sales'
}

/** The four plans in order of size. Pricing is custom, so no plan carries a price. */
export const plans = [
  {
    id: 'core',
    name: 'Core',
    isPopular: false,
    minBusinessUnits: 1,
    maxBusinessUnits: 5,
    integrations: 3,
    users: 5,
    features: ['AI document processing', 'Dashboards'],
    action: 'Get Started',
  },
  {
    id: 'growth',
    name: 'Growth',
    isPopular: true,
    minBusinessUnits: 6,
    maxBusinessUnits: 20,
    integrations: 10,
    users: 20,
    features: ['Webhook and email ingestion', 'Audit export'],
    action: 'Get Started',
  },
  {
    id: 'pro',
    name: 'Pro',
    isPopular: false,
    minBusinessUnits: 21,
    maxBusinessUnits: 100,
    integrations: 'unlimited',
    users: 100,
    features: ['SSO', 'Role-based access control and custom roles', 'API access'],
    action: 'Get Started',
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    isPopular: false,
    minBusinessUnits: 101,
    maxBusinessUnits: null,
    integrations: null,
    users: 'unlimited',
    features: [
      'Dedicated AI infrastructure',
      'Private vector database',
      'Service level agreement (SLA)',
      'White-label options',
    ],
    action: 'Contact Sales',
  },
] as const satisfies readonly Plan[]

export type PlanNeeds = { businessUnits?: number; users?: number }

/** The smallest plan whose limits hold the given whole numbers of business units and users. */
export function planFor(needs: PlanNeeds): Plan {
  const fits = (plan: Plan) =>
    (plan.maxBusinessUnits === null || (needs.businessUnits ?? 1) <= plan.maxBusinessUnits) &&
    (typeof plan.users !== 'number' || (needs.users ?? 1) <= plan.users)
  return plans.find(fits) ?? plans[3]
}

export function findPlan(id: PlanId): Plan {
  return plans.find((plan) => plan.id === id) ?? plans[0]
}

/** "Up to 5 business units", "6 to 20 business units", "101 or more business units". */
export function describeBusinessUnits(plan: Plan): string {
  if (plan.maxBusinessUnits === null) return `${plan.minBusinessUnits} or more business units`
  if (plan.minBusinessUnits === 1) return `Up to ${plan.maxBusinessUnits} business units`
  return `${plan.minBusinessUnits} to ${plan.maxBusinessUnits} business units`
}

/** "5 users", "all integrations", "unlimited users", "integrations on request". */
export function describeLimit(limit: PlanLimit, noun: 'users' | 'integrations'): string {
  if (limit === null) return `${noun} on request`
  if (limit === 'unlimited') return noun === 'integrations' ? 'all integrations' : 'unlimited users'
  return `${limit} ${noun}`
}
