import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'
import './cell-grid.css'

export type Cell = {
  title: string
  text: ReactNode
  href?: string
  note?: string
  /** What the cell is about, shown; decoration for whoever reads the text. */
  picture?: ReactNode
}

type CellGridProps = {
  cells: readonly Cell[]
  headingLevel?: 3 | 4
}

/** Cards as the cells of one ruled form: hairlines between them, one edge around them. A cell with an address is a link. */
export function CellGrid({ cells, headingLevel = 3 }: CellGridProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="cell-grid">
      {cells.map(({ title, text, href, note, picture }) => (
        <li key={title} className="cell">
          {picture !== undefined && (
            <div className="cell-picture" aria-hidden="true">
              {picture}
            </div>
          )}
          <Heading className="type-subheading">
            {href === undefined ? (
              title
            ) : (
              <SiteLink href={href} className="link cell-link">
                {title}
              </SiteLink>
            )}
          </Heading>
          <p className="mt-1 text-ink-2">{text}</p>
          {note !== undefined && <p className="cell-note">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
