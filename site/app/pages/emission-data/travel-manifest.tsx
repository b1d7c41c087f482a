import type { ReactNode } from 'react'
import { TickMark, type TickMarkName } from '#app/ui/tick-mark.tsx'

type Line = { date: string; printed: ReactNode; readAs: string; mark: TickMarkName }

const lines: readonly Line[] = [
  {
    date: '02 Jul',
    printed: (
      <>
        Flight <mark>BNE SYD</mark> <mark>Economy</mark> <mark>Return</mark> <mark>1</mark>
      </>
    ),
    readAs: 'Two legs of one person, economy',
    mark: 'traced',
  },
  {
    date: '02 Jul',
    printed: (
      <>
        Hotel <mark>Sydney</mark> <mark>2</mark>
      </>
    ),
    readAs: 'Two room-nights in Australia',
    mark: 'traced',
  },
  {
    date: '14 Jul',
    printed: <>Train Brisbane Gold Coast Return</>,
    readAs: 'No distance is printed, so it is asked for, not guessed',
    mark: 'notStated',
  },
  {
    date: '15 Jul',
    printed: (
      <>
        Flight <mark>MEL SIN</mark> <mark>Economy</mark> <mark>One way</mark> <mark>2</mark>
      </>
    ),
    readAs: 'One leg of two people, economy',
    mark: 'traced',
  },
]

/** Four lines of our specimen manifest as they are printed, and what was read from each. */
export function TravelManifest() {
  return (
    <figure className="sheet bg-paper p-4 sm:p-6" aria-label="Specimen travel manifest">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule-strong pb-2">
        <h3 className="type-subheading">Travel, July 2025</h3>
        <p className="type-figure text-sm text-ink-2">travel-manifest.csv</p>
      </div>
      <ul>
        {lines.map(({ date, printed, readAs, mark }) => (
          <li key={readAs} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-rule py-2">
            <p className="type-figure text-sm leading-6">
              {date} {printed}
            </p>
            <TickMark name={mark} />
            <p className="text-sm leading-6 text-ink-2">{readAs}</p>
          </li>
        ))}
      </ul>
      <figcaption className="type-caption mt-3">Specimen. What was read is highlighted.</figcaption>
    </figure>
  )
}
