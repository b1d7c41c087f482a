import { ButtonLink } from '#app/ui/button-link.tsx'
import { plans, type Plan } from '#shared/plans.ts'
import { shortLimit, shortUnits } from './short-limits.ts'
import './plan-cards.css'

/** Four plans as four columns of one sheet: what you may have, then what comes with it. */
export function PlanCards() {
  return (
    <div className="plan-sheet">
      {plans.map((plan, index) => (
        <PlanColumn key={plan.id} plan={plan} before={plans[index - 1]} />
      ))}
    </div>
  )
}

function PlanColumn({ plan, before }: { plan: Plan; before: Plan | undefined }) {
  return (
    <article className="plan-column" aria-labelledby={`plan-${plan.id}`}>
      <div className="flex min-h-8 items-baseline gap-3">
        <h3 id={`plan-${plan.id}`} className="type-heading">
          {plan.name}
        </h3>
        {plan.isPopular && <mark className="type-column">Popular</mark>}
      </div>
      <p className="mt-2 text-sm text-ink-2">Custom pricing, by quote</p>
      <dl className="mt-4 text-sm">
        <PlanLine name="Business units" value={shortUnits(plan)} />
        <PlanLine name="Users" value={shortLimit(plan.users, 'unlimited')} />
        <PlanLine name="Integrations" value={shortLimit(plan.integrations, 'all')} />
      </dl>
      {before !== undefined && <p className="mt-4 text-sm font-semibold">Everything in {before.name}, and</p>}
      <ul className={`mb-6 text-sm ${before === undefined ? 'mt-4' : 'mt-1'}`}>
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
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}
