import type { ComponentProps } from 'react'
import { Link } from '#app/navigation/link.tsx'
import { ExternalIcon } from './icons.tsx'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string
  /** Opens beside the site; said to screen readers and shown by an arrow. */
  newTab?: boolean
}

const fileAddress = /\.[a-z0-9]+$/

/** Navigates inside the site when the address is a page's path, and marks links that open a new tab. */
export function SiteLink({ href, newTab = false, children, ...rest }: SiteLinkProps) {
  if (newTab) {
    return (
      <a {...rest} href={href} target="_blank" rel="noreferrer">
        {children}
        <ExternalIcon />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  }
  if (href.startsWith('/') && !fileAddress.test(href)) {
    return (
      <Link {...rest} href={href}>
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  )
}
