import { useState } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { describeBusinessUnits, describeLimit, planFor, plans } from '#shared/plans.ts'
import { PlanRuler } from './plan-ruler.tsx'

const most = { units: 400, users: 1000 }

/** Units and users in, plan out. The price is a quote, and the finder says so in place of a figure. */
export function PlanFinder() {
  const [units, setUnits] = useState(12)
  const [users, setUsers] = useState(8)
  const plan = planFor({ businessUnits: units, users })
  const byUnits = planFor({ businessUnits: units })
  const isForUsers = plan.id !== byUnits.id
  const index = plans.findIndex(({ id }) => id === plan.id)
  const roomForUnits = plan.maxBusinessUnits === null ? null : plan.maxBusinessUnits - units
  return (
    <form
      className="sheet plan-finder p-4 sm:p-6 no-script:hidden"
      aria-label="Plan finder"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <CountField name="Business units" value={units} max={most.units} onChange={setUnits} />
        <CountField name="Users" value={users} max={most.users} onChange={setUsers} />
      </div>
      <PlanRuler units={units} chosen={plan.id} onPick={setUnits} />
      <output className="plan-answer" aria-live="polite">
        <span className="type-heading block">{plan.name}</span>
        <span className="block text-ink-2">
          {describeBusinessUnits(plan)}, {describeLimit(plan.users, 'users')}
          {isForUsers && `. Your units would fit ${byUnits.name}; your users need ${plan.name}`}
          {roomForUnits !== null &&
            roomForUnits > 0 &&
            `. Room for ${roomForUnits} more ${roomForUnits === 1 ? 'unit' : 'units'} before ${plans[index + 1]?.name}`}
          .
        </span>
        <span className="mt-2 block">
          Price for a year: <strong>a written quote</strong>. Pricing is custom, so no list price exists.
        </span>
      </output>
      <ButtonLink href="/contact" className="mt-4">
        Ask for a quote for {units} {units === 1 ? 'unit' : 'units'}
      </ButtonLink>
    </form>
  )
}

type CountFieldProps = { name: string; value: number; max: number; onChange: (value: number) => void }

function CountField({ name, value, max, onChange }: CountFieldProps) {
  return (
    <label className="text-sm">
      <span className="type-column block text-ink-2">{name}</span>
      <input
        type="number"
        inputMode="numeric"
        className="input plan-count"
        min={1}
        max={max}
        value={value}
        onChange={(event) => {
          const count = Math.round(Number(event.target.value))
          onChange(Math.min(Math.max(Number.isFinite(count) ? count : 1, 1), max))
        }}
      />
    </label>
  )
}
