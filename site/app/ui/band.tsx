import type { ReactNode } from 'react'

export type BandProps = {
  /** Id of the heading that names this part of the page. */
  labelledBy: string
  children: ReactNode
  /** Neighbouring bands alternate between paper and sheet. */
  tone?: 'paper' | 'sheet'
  /** The working-paper index of the band, for example `A-2`; also its anchor (`#a-2`). */
  reference?: string
  /** Stands under the reference in the margin column. */
  margin?: ReactNode
  className?: string
}

/** A full-width part of a page on the ledger's frame: margin column, red line, content. */
export function Band({ labelledBy, children, tone = 'paper', reference, margin, className = '' }: BandProps) {
  return (
    <section className="band" data-tone={tone} id={reference?.toLowerCase()} aria-labelledby={labelledBy}>
      <div className="frame">
        {(reference !== undefined || margin !== undefined) && (
          <div className="margin-column">
            {reference !== undefined && <span className="reference">{reference}</span>}
            {margin}
          </div>
        )}
        <div className={className}>{children}</div>
      </div>
    </section>
  )
}
