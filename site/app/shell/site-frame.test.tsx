import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteConfig } from '#shared/site-config.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

test('the header holds the links of the specification and opens Get Started in a new tab', () => {
  render(<SiteHeader />)
  const [desktop] = screen.getAllByRole('navigation', { name: 'Main' })
  if (desktop === undefined) throw new Error('No navigation')
  const titles = within(desktop)
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(titles).toEqual(['Home', 'Partners', 'Pricing', 'About Us', 'Contact'])
  const [getStarted] = screen.getAllByRole('link', { name: /Get Started/ })
  expect(getStarted).toHaveAttribute('href', siteConfig.links.getStarted)
  expect(getStarted).toHaveAttribute('target', '_blank')
})

test('the mobile menu also leads to /features', () => {
  const { container } = render(<SiteHeader />)
  expect(container.querySelector('details a[href="/features"]')).not.toBeNull()
})

test('the footer holds its links, the year and the city', () => {
  const { container } = render(<SiteFooter />)
  const addresses = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
  expect(new Set(addresses)).toEqual(
    new Set([
      '/about',
      siteConfig.links.careers,
      '/pricing',
      '/contact',
      '/features',
      '/integrations',
      siteConfig.links.documentation,
      '/api',
      '/privacy',
      '/terms',
      ...siteConfig.social.map(({ href }) => href),
    ]),
  )
  expect(container).toHaveTextContent('© 2025')
  expect(container).toHaveTextContent('Built in Brisbane')
})
