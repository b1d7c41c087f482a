import { siteConfig } from '../shared/site-config.ts'
import { expect, test } from './open-page.ts'

const { links } = siteConfig

/** Calls to action of each page, as the specification names them: where they go, and whether beside the site. */
const actions = [
  { path: '/', name: 'Get Started', href: links.getStarted, isBeside: true, count: 2 },
  { path: '/', name: 'Read the Blog', href: '/blog' },
  { path: '/', name: 'View all articles', href: '/blog', count: 2 },
  { path: '/', name: 'Request a Demo', href: '/contact' },
  { path: '/blog', name: 'Contact Us', href: '/contact' },
  { path: '/blog', name: 'Get Notified', href: '/contact' },
  { path: '/about', name: 'Get Started', href: '/contact' },
  { path: '/features', name: 'Get Started', href: links.app, isBeside: true },
  { path: '/pricing', name: 'Get Started', href: '/contact', count: 4 },
  { path: '/pricing', name: 'Contact Sales', href: '/contact', count: 2 },
  { path: '/integrations', name: 'Ask about an integration', href: links.getStarted, isBeside: true },
  { path: '/partners', name: 'Become a Partner', href: links.getStarted, isBeside: true, count: 2 },
  { path: '/api', name: 'Get API Access', href: links.getStarted, isBeside: true },
  { path: '/api', name: 'Request API Access', href: links.getStarted, isBeside: true },
  { path: '/api', name: 'Read API Docs', href: links.documentation, isBeside: true },
  { path: '/api', name: 'Access Full API Documentation', href: links.documentation, isBeside: true },
  { path: '/api', name: 'View Documentation', href: links.documentation, isBeside: true },
  { path: '/features/carbon-planning', name: 'Request a Demo', href: links.app, isBeside: true, count: 2 },
  { path: '/features/incidents', name: 'Request a Demo', href: links.app, isBeside: true, count: 2 },
  { path: '/features/emission-data', name: 'Request a Demo', href: links.app, isBeside: true, count: 2 },
  { path: '/features/asset-emissions', name: 'Get Notified', href: links.appContact, isBeside: true },
  { path: '/features/web-api', name: 'Request API Access', href: links.app, isBeside: true },
  { path: '/features/team-management', name: 'Get Started', href: '/contact', count: 2 },
]

const actionsByPath = Map.groupBy(actions, ({ path }) => path)

test('the calls to action of each page go where the specification sends them', async ({ page }) => {
  for (const [path, rows] of actionsByPath) {
    await page.goto(path)
    for (const { name, href, count = 1, isBeside = false } of rows) {
      const link = page
        .locator('main')
        .getByRole('link', { name: new RegExp(`^${name}( \\(opens in a new tab\\))?$`) })
      await expect(link, `${path}: ${name}`).toHaveCount(count)
      for (const each of await link.all()) {
        await expect(each).toHaveAttribute('href', href)
        if (isBeside) await expect(each).toHaveAttribute('target', '_blank')
      }
    }
  }
})

test('the module cards of the features page lead to their six pages', async ({ page }) => {
  await page.goto('/features')
  for (const slug of [
    'carbon-planning',
    'natural-language',
    'incidents',
    'asset-emissions',
    'emission-data',
    'web-api',
  ])
    await expect(page.locator(`main a[href="/features/${slug}"]`)).toHaveCount(1)
  await page
    .locator('main .cell')
    .filter({ hasText: 'Emission data' })
    .click({ position: { x: 8, y: 8 } })
  await expect(page).toHaveURL('/features/emission-data')
})

test('header and footer carry their links, the year, the city and the bot-check notice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/mission')
  const header = page.getByRole('banner')
  for (const [name, href] of [
    ['Home', '/'],
    ['Partners', '/partners'],
    ['Pricing', '/pricing'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  const start = header.getByRole('link', { name: /^Get Started/ })
  await expect(start).toHaveAttribute('href', links.getStarted)
  await expect(start).toHaveAttribute('target', '_blank')

  const footer = page.getByRole('contentinfo')
  const addresses = [
    '/about',
    '/pricing',
    '/contact',
    '/features',
    '/integrations',
    '/api',
    '/privacy',
    '/terms',
  ]
  const elsewhere = [links.careers, links.documentation, ...siteConfig.social.map(({ href }) => href)]
  for (const href of [...addresses, ...elsewhere])
    await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible()
  await expect(footer).toContainText('© 2025')
  await expect(footer).toContainText(`Built in ${siteConfig.city}`)
  const notice = footer.getByText('This site is protected by')
  await expect(notice.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await expect(notice.getByRole('link', { name: 'Terms of Service' })).toBeVisible()
  await expect(footer.getByPlaceholder('Your email address')).toHaveAttribute('type', 'email')
})
