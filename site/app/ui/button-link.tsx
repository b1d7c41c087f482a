import type { ButtonStyle } from './button.tsx'
import { SiteLink, type SiteLinkProps } from './site-link.tsx'

/** A link that looks like a button. */
export function ButtonLink({
  look = 'outlined',
  size,
  className = '',
  ...rest
}: SiteLinkProps & ButtonStyle) {
  return <SiteLink {...rest} data-look={look} data-size={size} className={`button ${className}`} />
}
