import { openHydrated } from './open-hydrated.ts'
import { clientScript } from './hold-client.ts'
import { expect, test } from './open-page.ts'

test('code that does not come leaves the page usable, and the next touch tries again', async ({
  page,
  quietConsole,
}) => {
  await page.route(clientScript, (route) => route.abort(), { times: 1 })
  await page.goto('/mission')
  const launcher = page.getByRole('button', { name: 'Open the AI assistant' })
  await launcher.dispatchEvent('click')
  await expect(page.locator('html')).not.toHaveAttribute('data-waking')
  await launcher.click()
  await expect(page.getByRole('region', { name: /AI Assistant$/ }).getByRole('textbox')).toBeFocused()
  quietConsole.splice(0)
})

test('a contact form whose code does not come is sent by the browser', async ({ page, quietConsole }) => {
  await page.route(clientScript, (route) => route.abort())
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page.locator('main').getByRole('textbox', { name: 'Message' }).fill('A message long enough.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  quietConsole.splice(0)
})

test('a press that meets a second failure loads the page anew, but only from a server that answers', async ({
  page,
  quietConsole,
}) => {
  let loads = 0
  await page.route(clientScript, (route) => route.abort())
  await page.route('**/mission', (route) => {
    if (route.request().method() === 'HEAD') return route.abort()
    loads += 1
    return route.continue()
  })
  await page.goto('/mission')
  const launcher = page.getByRole('button', { name: 'Open the AI assistant' })
  for (let press = 0; press < 3; press += 1) {
    await launcher.dispatchEvent('click')
    await expect(page.locator('html')).not.toHaveAttribute('data-waking')
  }
  expect(loads).toBe(1)
  await page.unroute('**/mission')
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
  await launcher.dispatchEvent('click')
  await reloaded
  quietConsole.splice(0)
})

test('a throw as React takes the page over leaves what was served, and its links work', async ({
  page,
  quietConsole,
}) => {
  await page.addInitScript(() => {
    // Only the router listens to this one, outside of every error boundary.
    window.addEventListener = new Proxy(window.addEventListener, {
      apply: (listen, target, [type, ...rest]: [string, EventListener]) => {
        if (type === 'replaceState') throw new Error('Broken on purpose')
        listen.call(target, type, ...rest)
      },
    })
  })
  await page.goto('/mission')
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Open the AI assistant' }).hover()
  await expect.poll(() => quietConsole.join()).toContain('Broken on purpose')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle(/^Pricing/)
  quietConsole.splice(0)
})

test('a page that throws outside of every boundary once it is alive shows the error page', async ({
  page,
  quietConsole,
}) => {
  await openHydrated(page, '/mission')
  await page.evaluate(() =>
    Object.defineProperty(document, 'title', {
      get: () => {
        throw new Error('Broken on purpose')
      },
      set: () => {},
    }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not add up' })).toBeVisible()
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page).toHaveTitle(/^Pricing/)
  quietConsole.splice(0)
})
