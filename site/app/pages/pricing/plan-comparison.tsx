import { plans, type Plan } from '#shared/plans.ts'
import { shortLimit, shortUnits } from './short-limits.ts'

const features = plans.flatMap((plan, index) => plan.features.map((name) => ({ name, from: index })))

/** What each plan holds, row by row. A plan holds all that the plans before it hold. */
export function PlanComparison() {
  return (
    <table className="ledger plan-comparison" data-narrow="tight">
      <caption>Each plan has everything of the one to its left.</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">What</span>
          </th>
          {plans.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <LimitRow name="Business units" valueOf={shortUnits} />
        <LimitRow name="Users" valueOf={({ users }) => shortLimit(users, 'unlimited')} />
        <LimitRow name="Integrations" valueOf={({ integrations }) => shortLimit(integrations, 'all')} />
        {features.map(({ name, from }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {plans.map(({ id }, index) => (
              <td key={id}>
                {index >= from ? (
                  <>
                    <svg width="12" height="12" className="plan-has" aria-hidden="true">
                      <rect width="12" height="12" />
                    </svg>
                    <span className="sr-only">Included</span>
                  </>
                ) : (
                  <span className="sr-only">Not included</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LimitRow({ name, valueOf }: { name: string; valueOf: (plan: Plan) => string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {plans.map((plan) => (
        <td key={plan.id} className="tabular-nums">
          {valueOf(plan)}
        </td>
      ))}
    </tr>
  )
}
