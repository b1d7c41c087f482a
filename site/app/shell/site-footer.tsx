import { SiteLink } from '#app/ui/site-link.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { BotCheckNotice } from './bot-check-notice.tsx'
import { Newsletter } from './newsletter.tsx'

type FooterLink = { title: string; href: string; newTab?: boolean }

const columns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Product',
    links: [
      { title: 'Features', href: '/features' },
      { title: 'Integrations', href: '/integrations' },
      { title: 'Pricing', href: '/pricing' },
      { title: 'API', href: '/api' },
      { title: 'Documentation', href: siteConfig.links.documentation, newTab: true },
    ],
  },
  {
    title: 'Company',
    links: [
      { title: 'About', href: '/about' },
      { title: 'Careers', href: siteConfig.links.careers, newTab: true },
      { title: 'Contact', href: '/contact' },
      { title: 'Privacy', href: '/privacy' },
      { title: 'Terms', href: '/terms' },
    ],
  },
  {
    title: 'Elsewhere',
    links: siteConfig.social.map(({ network, href }) => ({ title: network, href, newTab: true })),
  },
]

export function SiteFooter() {
  return (
    <footer className="site-footer screen-only">
      <div className="frame">
        <div className="columns py-12 lg:py-18">
          <div className="lg:col-span-5">
            <Newsletter />
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} className="footer-column" aria-label={title}>
              <p className="type-column text-ink-2">{title}</p>
              <ul className="mt-1">
                {links.map(({ title: text, href, newTab = false }) => (
                  <li key={text}>
                    <SiteLink href={href} newTab={newTab} className="footer-link">
                      {text}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="type-caption flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-rule py-6">
          <p>
            © {siteConfig.copyrightYear} {siteConfig.legalName}. Built in {siteConfig.city},{' '}
            {siteConfig.country}.
          </p>
          <BotCheckNotice />
        </div>
      </div>
    </footer>
  )
}
