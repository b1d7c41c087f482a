import { Link } from '#app/navigation/link.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { FeatureMenu } from './feature-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { mainPages } from './main-pages.ts'

/** The header of every page. */
export function SiteHeader() {
  return (
    <header className="site-header screen-only">
      <div className="frame">
        <div className="site-header-row">
          <Link href="/" className="wordmark" aria-label={`${siteConfig.brand}, home`}>
            {siteConfig.brand}
          </Link>
          <nav className="desktop-nav" aria-label="Main">
            <ul className="flex items-center">
              <li>
                <Link href="/" className="nav-link">
                  Home
                </Link>
              </li>
              <li>
                <FeatureMenu />
              </li>
              {mainPages.map(({ href, title }) => (
                <li key={href}>
                  <Link href={href} className="nav-link">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex items-center gap-1 max-lg:-me-2.5">
            <ThemeSwitch />
            <ButtonLink
              look="filled"
              size="small"
              className="max-lg:hidden"
              href={siteConfig.links.getStarted}
              newTab
            >
              Get Started
            </ButtonLink>
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  )
}
