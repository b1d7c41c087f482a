import { useContext, type ComponentProps } from 'react'
import { Link as RouterLink, useLocation } from 'wouter'
import { WarmRouteContext } from './warm-route-context.ts'

type LinkProps = ComponentProps<'a'> & { href: string }

/**
 * A link inside the site. A plain left click navigates without a reload; hover, focus and touch fetch the page's chunk and
 * data ahead. Addresses elsewhere and files (`/rss.xml`) take a plain `<a>`.
 */
export function Link({ href, children, ...props }: LinkProps) {
  const [location] = useLocation()
  const warm = useContext(WarmRouteContext)
  const [path = '', hash] = href.split('#')
  const pathname = path.split('?')[0] ?? ''
  const isHere = pathname === '' || pathname === location

  // The browser itself goes to a place on the same page: it scrolls, moves the focus point and sets :target.
  if (isHere && hash !== undefined) {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    )
  }

  const warmPage = () => {
    if (!isHere) warm(pathname)
  }
  return (
    <RouterLink
      aria-current={isHere ? 'page' : undefined}
      {...props}
      href={href}
      replace={isHere}
      onPointerEnter={(event) => {
        warmPage()
        props.onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        warmPage()
        props.onFocus?.(event)
      }}
      onTouchStart={(event) => {
        warmPage()
        props.onTouchStart?.(event)
      }}
      onClick={(event) => {
        props.onClick?.(event)
        if (isHere && !event.defaultPrevented) window.scrollTo(0, 0)
      }}
    >
      {children}
    </RouterLink>
  )
}
