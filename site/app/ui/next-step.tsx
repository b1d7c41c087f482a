import type { ReactNode } from 'react'
import { Band } from './band.tsx'

type NextStepProps = { title: string; children?: ReactNode; action: ReactNode; tone?: 'paper' | 'sheet' }

/** Ends a page: what its reader wants next, and the one control that leads there. */
export function NextStep({ title, children, action, tone = 'paper' }: NextStepProps) {
  return (
    <Band labelledBy="next-step-title" tone={tone} className="next-step">
      <div>
        <h2 id="next-step-title" className="type-heading">
          {title}
        </h2>
        {children !== undefined && <p className="mt-1 max-w-prose text-ink-2">{children}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-4">{action}</div>
    </Band>
  )
}
