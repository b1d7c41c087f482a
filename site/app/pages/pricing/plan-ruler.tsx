import { useId } from 'react'
import { PatternFills, patternFill, type PatternName } from '#app/ui/drawing/pattern-fills.tsx'
import { plans, type PlanId } from '#shared/plans.ts'
import '#app/ui/drawing/drawing.css'

const topUnits = 400
const patterns: Readonly<Record<PlanId, PatternName>> = {
  core: 'open',
  growth: 'dots',
  pro: 'hatch',
  enterprise: 'solid',
}

type PlanRulerProps = { units: number; chosen: PlanId; onPick: (units: number) => void }

/** The four plans on one scale of business units, and a slider that moves along it. */
export function PlanRuler({ units, chosen, onPick }: PlanRulerProps) {
  const id = useId()
  return (
    <div className="plan-ruler">
      <svg className="drawing" height="64" aria-hidden="true">
        <PatternFills id={id} tone="mangrove" />
        {plans.map((plan) => {
          const from = placeOf(plan.minBusinessUnits)
          const to = plan.maxBusinessUnits === null ? 1 : placeOf(plan.maxBusinessUnits + 1)
          return (
            <g key={plan.id} className="draw-mangrove">
              <rect
                x={percent(from)}
                width={percent(to - from)}
                y="22"
                height="24"
                fill={patternFill(id, patterns[plan.id])}
                opacity={plan.id === chosen ? 1 : 0.45}
                className="draw-fill"
              />
              <text x={percent(from)} y="14" className={plan.id === chosen ? 'draw-strong' : undefined}>
                {plan.name}
              </text>
              <text x={percent(from)} y="62">
                {plan.minBusinessUnits}
              </text>
            </g>
          )
        })}
        <line
          x1={percent(placeOf(units))}
          x2={percent(placeOf(units))}
          y1="16"
          y2="52"
          className="draw-ink"
        />
      </svg>
      <input
        type="range"
        className="plan-range"
        aria-label="Business units, on the scale of the plans"
        aria-valuetext={`${units} business units`}
        min={0}
        max={1000}
        value={Math.round(placeOf(units) * 1000)}
        onChange={(event) => onPick(unitsAt(Number(event.target.value) / 1000))}
        onKeyDown={(event) => {
          const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
          if (step === undefined) return
          event.preventDefault()
          onPick(Math.min(Math.max(units + step, 1), topUnits))
        }}
      />
    </div>
  )
}

/** Logarithmic, so that five units and a hundred both have room. */
function placeOf(units: number): number {
  return Math.log(units) / Math.log(topUnits)
}

function unitsAt(place: number): number {
  return Math.max(1, Math.round(topUnits ** place))
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
