import { ButtonLink } from '#app/ui/button-link.tsx'
import { plans, type Plan, type PlanLimit } from '#shared/plans.ts'
import './plan-cards.css'

/** Four plans as four columns of one sheet: what you may have, then what comes with it. */
export function PlanCards() {
  return (
    <div className="plan-sheet">
      {plans.map((plan) => (
        <PlanColumn key={plan.id} plan={plan} />
      ))}
    </div>
  )
}

function PlanColumn({ plan }: { plan: Plan }) {
  return (
    <article className="plan-column" aria-labelledby={`plan-${plan.id}`}>
      <div className="flex min-h-8 items-baseline gap-3">
        <h3 id={`plan-${plan.id}`} className="type-heading">
          {plan.name}
        </h3>
        {plan.isPopular && <mark className="type-column">Popular</mark>}
      </div>
      <p className="mt-2 text-sm text-ink-2">Custom pricing</p>
      <dl className="mt-4 text-sm">
        <PlanLine name="Business units" value={shortUnits(plan)} />
        <PlanLine name="Users" value={shortLimit(plan.users, 'unlimited')} />
        <PlanLine name="Integrations" value={shortLimit(plan.integrations, 'all')} />
      </dl>
      <ul className="mt-4 mb-6 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="plan-feature">
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink href="/contact" className="w-full">
        {plan.action}
      </ButtonLink>
    </article>
  )
}

function PlanLine({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-rule leading-6">
      <dt className="text-ink-3">{name}</dt>
      <dd className="type-figure">{value}</dd>
    </div>
  )
}

function shortUnits(plan: Plan): string {
  if (plan.maxBusinessUnits === null) return `${plan.minBusinessUnits}+`
  if (plan.minBusinessUnits === 1) return `up to ${plan.maxBusinessUnits}`
  return `${plan.minBusinessUnits} to ${plan.maxBusinessUnits}`
}

function shortLimit(limit: PlanLimit, unlimited: string): string {
  if (limit === null) return 'on request'
  return limit === 'unlimited' ? unlimited : String(limit)
}
