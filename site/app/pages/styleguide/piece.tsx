import type { ReactNode } from 'react'

type PieceProps = {
  name: string
  children: ReactNode
  /** Takes the whole width, as it does on its page. */
  isWide?: boolean
}

/** One component with its name, in the states that stand inside. */
export function Piece({ name, children, isWide = false }: PieceProps) {
  return (
    <section className="columns gap-y-3 border-t border-rule py-6" aria-label={name}>
      <h3 className={`type-column text-ink-2 ${isWide ? '' : 'md:col-span-3'}`}>{name}</h3>
      <div className={isWide ? 'pt-2' : 'md:col-span-9'}>{children}</div>
    </section>
  )
}
