import { TickMark, tickMarks, type TickMarkName } from './tick-mark.tsx'

const names: readonly TickMarkName[] = [
  'traced',
  'vouched',
  'recalculated',
  'footed',
  'crossFooted',
  'assumed',
  'review',
  'notStated',
]

/** The printed key to the marks: all eight, or the ones a sheet uses. */
export function TickKey({
  only = names,
  className = '',
}: {
  only?: readonly TickMarkName[]
  className?: string
}) {
  return (
    <ul className={`type-caption flex flex-wrap gap-x-6 gap-y-1 ${className}`} aria-label="Key to the marks">
      {only.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden="true">
            <TickMark name={name} />
          </span>
          {tickMarks[name].meaning}
        </li>
      ))}
    </ul>
  )
}
