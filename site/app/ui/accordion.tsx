import type { ReactNode } from 'react'
import './accordion.css'

export type AccordionItem = { title: string; content: ReactNode }

/** Questions of which at most one is open; the platform's own element, so it works without scripts. */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return (
    <div className="accordion">
      {items.map(({ title, content }) => (
        <details key={title} name={name}>
          <summary>{title}</summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  )
}
