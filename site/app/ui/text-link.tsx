import { SiteLink, type SiteLinkProps } from './site-link.tsx'

/** A link inside text: always underlined. */
export function TextLink({ className = '', ...rest }: SiteLinkProps) {
  return <SiteLink {...rest} className={`link ${className}`} />
}
