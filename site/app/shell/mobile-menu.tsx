import { useRef } from 'react'
import { Link } from '#app/navigation/link.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { CloseIcon, MenuIcon } from '#app/ui/icons.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { featureEntries } from './feature-entries.ts'
import { mainPages } from './main-pages.ts'

const pages = [
  { href: '/', title: 'Home' },
  { href: '/features', title: 'Features' },
] as const

/** The menu of narrow screens: a native disclosure, so it opens without JavaScript too. The boot script closes it on Escape. */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null)

  function close() {
    if (menu.current !== null) menu.current.open = false
  }

  return (
    <div className="mobile-menu">
      <details ref={menu} className="group" data-menu>
        <summary className="icon-button" aria-label="Menu">
          <MenuIcon className="size-6 group-open:hidden" />
          <CloseIcon className="hidden size-6 group-open:inline-block" />
        </summary>
        <nav className="mobile-sheet" aria-label="Main">
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <Link href={page.href} className="mobile-entry" onClick={close}>
                  {page.title}
                </Link>
              </li>
            ))}
            {featureEntries.map((entry) => (
              <li key={entry.href}>
                <Link href={entry.href} className="mobile-entry mobile-entry-inner" onClick={close}>
                  {entry.title}
                </Link>
              </li>
            ))}
            {mainPages.map((page) => (
              <li key={page.href}>
                <Link href={page.href} className="mobile-entry" onClick={close}>
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink look="filled" className="mt-6 w-full" href={siteConfig.links.getStarted} newTab>
            Get Started
          </ButtonLink>
        </nav>
      </details>
    </div>
  )
}
