import type { ReactNode } from 'react'

type PageHeadProps = {
  title: ReactNode
  children?: ReactNode
  /** Links or buttons under the lead; at most one of them filled. */
  actions?: ReactNode
  reference?: string
}

/** The head of an inner page: its one `h1`, a lead and its actions. */
export function PageHead({ title, children, actions, reference }: PageHeadProps) {
  return (
    <section className="band page-head" aria-labelledby="page-title">
      <div className="frame">
        {reference !== undefined && (
          <div className="margin-column">
            <span className="reference">{reference}</span>
          </div>
        )}
        <div>
          <h1 id="page-title" tabIndex={-1} className="type-display max-w-[18ch]">
            {title}
          </h1>
          {children !== undefined && <div className="type-lead mt-6">{children}</div>}
          {actions !== undefined && <div className="mt-8 flex flex-wrap items-center gap-4">{actions}</div>}
        </div>
      </div>
    </section>
  )
}
