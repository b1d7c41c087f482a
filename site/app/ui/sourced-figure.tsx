import { useId, type ReactNode } from 'react'
import { Co2Text } from './co2.tsx'
import { TextLink } from './text-link.tsx'

export type SourceLine = { label: string; value: string; href?: string }

/** Where a figure comes from: a title and its lines, as the card prints them. */
export type FigureSource = { title: string; lines: readonly SourceLine[] }

type SourcedFigureProps = { children: ReactNode; source: FigureSource; className?: string }

/**
 * A figure that opens to show its source. The card is a native popover: it opens without JavaScript, closes with Escape
 * or a click elsewhere, and gives the focus back.
 */
export function SourcedFigure({ children, source, className = '' }: SourcedFigureProps) {
  const id = useId()
  return (
    // The card's own Escape closes the card; the key must not close the chat around it as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className="sourced-figure"
      onKeyDown={(event) => {
        const isCardOpen = event.currentTarget.querySelector('[popover]:popover-open') !== null
        if (event.key === 'Escape' && isCardOpen) event.stopPropagation()
      }}
    >
      <button type="button" popoverTarget={id} className={`figure-button ${className}`}>
        {children}
        <span className="sr-only">, show the source</span>
      </button>
      <span popover="auto" id={id} role="note" aria-label={source.title} className="source-card">
        <span className="flex items-start justify-between border-b border-rule-strong">
          <span className="type-column">{source.title}</span>
          <button
            type="button"
            className="px-2 text-lg"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close the source"
          >
            ×
          </button>
        </span>
        {source.lines.map(({ label, value, href }) => (
          <span key={label} className="source-line">
            <span className="text-ink-3">{label}</span>
            <span>
              {href === undefined ? (
                <Co2Text>{value}</Co2Text>
              ) : (
                <TextLink href={href} newTab>
                  <Co2Text>{value}</Co2Text>
                </TextLink>
              )}
            </span>
          </span>
        ))}
      </span>
    </span>
  )
}
