import type { ReactNode } from 'react'
import { foldings } from './foldings.ts'

type FoldableProps = { id: string; isOpen: boolean; className?: string; children: ReactNode }

/** A row of the reference that opens in place. What a visitor opened is open again when they come back to the page. */
export function Foldable({ id, isOpen, className, children }: FoldableProps) {
  return (
    <details
      id={id}
      className={className}
      open={foldings.get(id) ?? isOpen}
      onToggle={({ target, currentTarget }) => {
        if (target !== currentTarget) return
        // What a search opens is no choice of the visitor.
        if (currentTarget.open === isOpen) foldings.delete(id)
        else foldings.set(id, currentTarget.open)
      }}
    >
      {children}
    </details>
  )
}
