import type { ReactNode } from 'react'

/** One component with its name, in the states that stand inside. */
export function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="columns gap-y-3 border-t border-rule py-6" aria-label={name}>
      <h3 className="type-column text-ink-2 md:col-span-3">{name}</h3>
      <div className="md:col-span-9">{children}</div>
    </section>
  )
}
