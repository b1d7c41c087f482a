import type { ReactNode } from 'react'
import { useScrollsSideways } from './use-scrolls-sideways.ts'

type ScrollRegionProps = { label: string; children: ReactNode }

/** Holds what may be wider than the page. While it scrolls sideways, and only then, it takes the keyboard. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const { ref, tabIndex } = useScrollsSideways<HTMLElement>()
  return (
    <section
      ref={ref}
      className="ledger-scroll"
      aria-label={label}
      tabIndex={tabIndex}
      data-sideways
      suppressHydrationWarning
    >
      {children}
    </section>
  )
}
