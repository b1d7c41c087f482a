import type { ReactNode } from 'react'

/** Holds what is wider than the page: it scrolls sideways, and what scrolls must take the keyboard. */
export function ScrollRegion({
  label,
  children,
  className = '',
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={`ledger-scroll ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
