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
