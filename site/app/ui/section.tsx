import { useId, type ReactNode } from 'react'
import { Band, type BandProps } from './band.tsx'

type SectionProps = Omit<BandProps, 'labelledBy' | 'className'> & {
  title: ReactNode
  /** What the heading promises, in a sentence or two under it. */
  lead?: ReactNode
  /** Heading and lead stand in the first four columns, the rest beside them. */
  isSplit?: boolean
}

/** A band of a page with its heading. */
export function Section({ title, lead, isSplit = false, children, ...band }: SectionProps) {
  const id = useId()
  const head = (
    <div className={isSplit ? 'lg:col-span-4!' : 'mb-6'}>
      <h2 id={id} className="type-title">
        {title}
      </h2>
      {lead !== undefined && <div className="mt-4 max-w-prose text-ink-2">{lead}</div>}
    </div>
  )
  return (
    <Band {...band} labelledBy={id} className={isSplit ? 'columns' : ''}>
      {head}
      {isSplit ? <div className="lg:col-span-8!">{children}</div> : children}
    </Band>
  )
}
