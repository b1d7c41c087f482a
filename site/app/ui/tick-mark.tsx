/** The eight marks of the working paper. A mark stands only where its check has run. */
export const tickMarks = {
  traced: { meaning: 'Traced to the line on the document', path: 'M3 11.5 7.5 16 17 4.5M13 16.5h4' },
  vouched: {
    meaning: 'Vouched: the source was read in its own edition',
    path: 'M3 4.5 9.5 16 16 4.5M5.5 10.5h8',
  },
  recalculated: {
    meaning: 'Recalculated: the sum was done again and agrees',
    path: 'M16.5 10a6.5 6.5 0 1 1-2-4.7M17 2.5v4h-4M7.5 10l2 2 3.5-4.5',
  },
  footed: { meaning: 'Footed: the column adds up', path: 'M4 12.5 10 6l6 6.5M4 16h12' },
  crossFooted: {
    meaning: 'Cross-footed: rows and columns agree',
    path: 'M4 9.5 10 3l6 6.5M6.5 4 13 10l-6.5 6M4 17h12',
  },
  assumed: {
    meaning: 'Assumed: a stated value was used in place of a printed one',
    path: 'M3 8c2.5-3 4.5-3 7 0s4.5 3 7 0M3 14c2.5-3 4.5-3 7 0s4.5 3 7 0',
  },
  review: { meaning: 'Needs review by a person', path: 'M5 17.5V3h10l-2.5 4 2.5 4H5' },
  notStated: { meaning: 'Not stated by the source', path: 'M7 3.5H3.5v13H7M13 3.5h3.5v13H13M7.5 10h5' },
} as const

export type TickMarkName = keyof typeof tickMarks

const tones: Readonly<Record<TickMarkName, string>> = {
  traced: 'text-mangrove',
  vouched: 'text-mangrove',
  recalculated: 'text-mangrove',
  footed: 'text-mangrove',
  crossFooted: 'text-mangrove',
  assumed: 'text-amber',
  review: 'text-amber',
  notStated: 'text-ink-3',
}

type TickMarkProps = {
  name: TickMarkName
  /** The check ran and did not agree: drawn in red with its own words. */
  failure?: string
  className?: string
}

/** One mark with its meaning for screen readers and on hover. */
export function TickMark({ name, failure, className = 'size-[1.125rem]' }: TickMarkProps) {
  const meaning = failure ?? tickMarks[name].meaning
  return (
    <span
      className={`inline-flex min-h-lh items-center align-top ${failure === undefined ? tones[name] : 'text-pencil'}`}
    >
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className={`flex-none ${className}`}
        aria-hidden="true"
      >
        <title>{meaning}</title>
        <path d={failure === undefined ? tickMarks[name].path : 'M4 4 16 16M16 4 4 16'} />
      </svg>
      <span className="sr-only">{meaning}</span>
    </span>
  )
}
