import { decimal, times } from '@doublerule/carbon/decimal.ts'
import { formatKg } from '@doublerule/carbon/format-mass.ts'
import { machines, shareOfLargest } from '#app/pages/asset-emissions/machine-day.ts'
import { allTonnes, placedMeasures } from '#app/pages/carbon-planning/abatement-measures.ts'
import { dieselStationary } from '#app/pages/copied-factors.ts'
import { placeOf, severityClocks } from '#app/pages/incidents/severity-clocks.ts'
import { ValueBar } from '#app/ui/drawing/value-bar.tsx'

const topDollars = 500
const shownMachines = [4, 0, 1] as const
const clockLooks = { critical: 'solid', high: 'hatch', medium: 'dots', low: 'open' } as const

/** The measures of the plan, cheapest first: width is tonnes, height dollars a tonne. */
export function PlanPicture() {
  return (
    <svg
      className="drawing draw-mangrove"
      height="112"
      viewBox={`0 0 ${Number(allTonnes)} 112`}
      preserveAspectRatio="none"
    >
      {placedMeasures.map(({ name, start, share, dollarsPerTonne }) => {
        const height = (Number(dollarsPerTonne) / topDollars) * 56
        return (
          <rect
            key={name}
            x={start * Number(allTonnes)}
            width={share * Number(allTonnes) - 3}
            y={56 - Math.max(0, height)}
            height={Math.max(1, Math.abs(height))}
            fill={height < 0 ? 'currentColor' : 'none'}
            vectorEffect="non-scaling-stroke"
            className="draw-fill"
          />
        )
      })}
    </svg>
  )
}

export function QuestionPicture() {
  return (
    <>
      <p>
        How much did <mark>electricity</mark> at the <mark>Gladstone depot</mark> emit in{' '}
        <mark>August 2025</mark>?
      </p>
      <p className="type-figure text-sm text-ink-2">38,400 kWh × 0.76 = 29.184 t</p>
    </>
  )
}

export function ClockPicture() {
  return severityClocks.map(({ id, name, fromHours, toHours }) => (
    <div key={id} className="module-bar">
      <span>{name}</span>
      <ValueBar
        start={placeOf(fromHours)}
        share={toHours === 0 ? 0.03 : placeOf(toHours) - placeOf(fromHours)}
        pattern={clockLooks[id]}
        tone="scope-1"
      />
    </div>
  ))
}

export function MachinePicture() {
  return shownMachines.map((index) => {
    const machine = machines[index]
    if (machine === undefined) return null
    return (
      <div key={index} className="module-bar">
        <span>{index === 4 ? 'Chiller' : machine.name.split(' ')[0]}</span>
        <ValueBar share={shareOfLargest(machine)} tone="scope-1" pattern={index === 4 ? 'hatch' : 'solid'} />
      </div>
    )
  })
}

export function LinePicture() {
  const litres = decimal('340')
  return (
    <>
      <p className="type-figure">
        <mark>DIESEL</mark> <mark>340.00 L</mark> @ 189.9 c/L
      </p>
      <p className="type-figure text-sm text-ink-2">340 L × {dieselStationary.scope1.kgCO2ePerUnit}</p>
      <p className="type-figure">= {formatKg(times(litres, dieselStationary.scope1.kgCO2ePerUnit))}</p>
    </>
  )
}

export function CallPicture() {
  return (
    <p className="type-figure text-sm leading-6">
      GET /api/dashboard/summary
      <br />
      <span className="text-ink-2">{'{ "total_emissions": 1240,'}</span>
      <br />
      <span className="text-ink-2">{'  "unit": "tCO2e", … }'}</span>
    </p>
  )
}
