import { useState } from 'react'
import { ValueBar } from '#app/ui/drawing/value-bar.tsx'
import { clockMarks, latestAnswer, placeOf, severityClocks, type SeverityClock } from './severity-clocks.ts'
import './severity-ladder.css'

const looks = {
  critical: { pattern: 'solid', tone: 'scope-1' },
  high: { pattern: 'hatch', tone: 'scope-1' },
  medium: { pattern: 'dots', tone: 'scope-2' },
  low: { pattern: 'open', tone: 'mangrove' },
} as const

/** The severities as rungs: how long each may wait, who is told, and the hour at which an answer is late. */
export function SeverityLadder() {
  const [reportedAt, setReportedAt] = useState('07:42')
  return (
    <figure className="sheet p-4 sm:p-6" aria-label="Severities with their clocks">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-rule-strong pb-3">
        <h2 className="type-subheading">How long may it wait?</h2>
        <label className="flex items-center gap-3 text-sm no-script:hidden">
          Reported at
          <input
            type="time"
            className="input ladder-time"
            value={reportedAt}
            onChange={(event) => setReportedAt(event.target.value || '07:42')}
          />
        </label>
      </div>
      <ol className="ladder">
        {severityClocks.map((clock) => (
          <Rung key={clock.id} clock={clock} reportedAt={reportedAt} />
        ))}
      </ol>
      <svg className="drawing ladder-scale" aria-hidden="true">
        <text y="14">now</text>
        {clockMarks.map((hours) => (
          <text
            key={hours}
            x={`${placeOf(hours) * 100}%`}
            y="14"
            textAnchor={hours === 48 ? 'end' : 'middle'}
          >
            {hours} h
          </text>
        ))}
      </svg>
      <figcaption className="type-caption mt-3">
        A bar runs from the earliest to the latest answer that the severity allows. The scale is logarithmic.
      </figcaption>
    </figure>
  )
}

function Rung({ clock, reportedAt }: { clock: SeverityClock; reportedAt: string }) {
  const { id, name, fromHours, toHours, responseTime, escalatesTo } = clock
  const isAtOnce = toHours === 0
  return (
    <li className="rung">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>{name}</strong>
        <span className="text-sm text-ink-2">
          {isAtOnce ? responseTime : `${fromHours} to ${toHours} hours`}, to {escalatesTo}
        </span>
      </p>
      <ValueBar
        start={placeOf(fromHours)}
        share={isAtOnce ? 0.02 : placeOf(toHours) - placeOf(fromHours)}
        pattern={looks[id].pattern}
        tone={looks[id].tone}
        marks={clockMarks.map(placeOf)}
      />
      <p className="text-sm">
        <span className="text-ink-2">Answer due </span>
        <span className="font-semibold tabular-nums">{latestAnswer(reportedAt, clock)}</span>
      </p>
    </li>
  )
}
