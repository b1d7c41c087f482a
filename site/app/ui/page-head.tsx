import type { ReactNode } from 'react'
import './inner-page.css'

type PageHeadProps = {
  title: ReactNode
  children?: ReactNode
  /** Links or buttons under the lead; at most one of them filled. */
  actions?: ReactNode
  reference?: string
  /** The name of the page in the menu, where the heading says something else. */
  name?: string
  /** A reviewer's remark in the margin column. */
  margin?: ReactNode
  /** The page's picture: beside the text, or across the page under it. */
  picture?: ReactNode
  pictureAt?: 'beside' | 'below'
  /** A heading of the size that stands beside a picture, where there is none. */
  isPlain?: boolean
}

/** The head of an inner page: its one `h1`, a lead, its actions and, where the page has one, its picture. */
export function PageHead(props: PageHeadProps) {
  const { title, name, children, actions, reference, margin, picture, pictureAt = 'beside', isPlain } = props
  const isSplit = picture !== undefined && pictureAt === 'beside'
  const text = (
    <div>
      {name !== undefined && <p className="type-column mb-2 text-ink-2">{name}</p>}
      <h1
        id="page-title"
        tabIndex={-1}
        className={isSplit || isPlain ? 'page-head-title' : 'type-display max-w-[18ch]'}
      >
        {title}
      </h1>
      {children !== undefined && <div className="type-lead mt-6">{children}</div>}
      {actions !== undefined && <div className="mt-8 flex flex-wrap items-center gap-4">{actions}</div>}
    </div>
  )
  return (
    <section className="band page-head" aria-labelledby="page-title">
      <div className="frame">
        {(reference !== undefined || margin !== undefined) && (
          <div className="margin-column">
            {reference !== undefined && <span className="reference">{reference}</span>}
            {margin}
          </div>
        )}
        <div className={isSplit ? 'page-head-split' : undefined}>
          {text}
          {picture !== undefined && (isSplit ? picture : <div className="page-head-picture">{picture}</div>)}
        </div>
      </div>
    </section>
  )
}
