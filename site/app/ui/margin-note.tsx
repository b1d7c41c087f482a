import type { ReactNode } from 'react'

/** A remark beside the text: ruled off on the left, smaller, never needed to follow the argument. */
export function MarginNote({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <aside className="margin-note" aria-label={title}>
      {title !== undefined && <p className="type-column text-ink-2">{title}</p>}
      {children}
    </aside>
  )
}
