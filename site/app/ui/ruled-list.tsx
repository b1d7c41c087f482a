import type { ReactNode } from 'react'

export type RuledItem = {
  title: ReactNode
  /** What it comes to, in figures. */
  example?: ReactNode
  text: ReactNode
  mark?: ReactNode
}

type RuledListProps = {
  items: readonly RuledItem[]
  /** Columns on a wide page, one below 48 rem; `beside` sets each text beside its title. */
  columns?: 1 | 2 | 3 | 4 | 'beside'
  /** Numbers the items: a sequence that is done in order. */
  isOrdered?: boolean
  headingLevel?: 2 | 3 | 4
}

/** Short entries under hairlines, as lines of an index: a title, a sentence or two, and a mark in front when given. */
export function RuledList({ items, columns = 2, isOrdered = false, headingLevel = 3 }: RuledListProps) {
  const List = isOrdered ? 'ol' : 'ul'
  const Heading = `h${headingLevel}` as const
  return (
    <List className="ruled-list" data-columns={columns}>
      {items.map(({ title, example, text, mark }, index) => (
        <li key={index} className="ruled-item">
          <span className="ruled-mark type-figure">{isOrdered ? index + 1 : mark}</span>
          <div>
            <Heading className="type-subheading">{title}</Heading>
            <div className="mt-1 text-ink-2">
              {example !== undefined && <p className="type-figure text-sm leading-6 text-ink">{example}</p>}
              {text}
            </div>
          </div>
        </li>
      ))}
    </List>
  )
}
