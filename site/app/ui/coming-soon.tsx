import type { ReactNode } from 'react'
import { PageHead } from './page-head.tsx'

type ComingSoonProps = { title: string; children: ReactNode; action?: ReactNode; picture?: ReactNode }

/** The head of a page whose subject is not ready, saying so before anything else. */
export function ComingSoon({ title, children, action, picture }: ComingSoonProps) {
  return (
    <PageHead
      title={
        <>
          <span className="type-column mb-2 block tracking-normal text-amber">Coming Soon</span>
          {title}
        </>
      }
      picture={picture}
      actions={action}
    >
      {children}
    </PageHead>
  )
}
