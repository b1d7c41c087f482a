import { mailboxFolder } from './mailbox-folder.ts'
import { expect, test } from './open-page.ts'

test('a message reaches the mailbox once, with the visitor as reply-to', async ({ page }) => {
  const name = `Ada ${Date.now()}`
  await page.goto('/contact')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page
    .locator('main')
    .getByRole('textbox', { name: 'Message' })
    .fill('How do you count controlled load?')
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Message sent!')).toBeVisible({
    timeout: 20_000,
  })
  await expect(
    page.getByText("Thank you for contacting us. We'll get back to you soon.").last(),
  ).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')

  const received = () =>
    mailboxFolder.read().then((mails) => mails.filter((mail) => mail.text?.includes(name)))
  await expect.poll(async () => (await received()).length, { timeout: 20_000 }).toBe(1)
  const [mail] = await received()
  expect(mail?.to?.[0]?.address).toBe('owner@doublerule.example.com')
  expect(mail?.replyTo?.[0]?.address).toBe('ada@example.org')
  expect(mail?.text).toContain('How do you count controlled load?')
  expect(mail?.subject).toBe(`Website message from ${name}`)
})

test('a second try right after a failure passes the bot check too', async ({ page, quietConsole }) => {
  const name = `Eva ${Date.now()}`
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await page.goto('/contact')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill('eva@example.org')
  await page.locator('main').getByRole('textbox', { name: 'Message' }).fill('Sent at the second try.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const notifications = page.getByRole('region', { name: /Notifications/ })
  await expect(notifications.getByText('There was a problem sending your message.')).toBeVisible({
    timeout: 20_000,
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(notifications.getByText('Message sent!')).toBeVisible({ timeout: 20_000 })
  const subjects = async () => {
    const mails = await mailboxFolder.read()
    return mails.flatMap(({ subject }) => (subject?.includes(name) ? [subject] : []))
  }
  await expect.poll(subjects, { timeout: 20_000 }).toEqual([`Website message from ${name}`])
  quietConsole.splice(0)
})

test('while a message is on its way the button waits and says so', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    await answer.promise
    await route.fulfill({ status: 202, body: '' })
  })
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page.locator('main').getByRole('textbox', { name: 'Message' }).fill('A message long enough.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer.resolve()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('errors stand under their fields after submit and go as they are mended', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Message must be at least 10 characters')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Bo')
  await expect(page.getByText('Name must be at least 2 characters')).toBeHidden()
})

test('a failure is told and nothing that was written is lost', async ({ page, quietConsole }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page.locator('main').getByRole('textbox', { name: 'Message' }).fill('This will not arrive.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(
    page.getByText('There was a problem sending your message. Please try again.').first(),
  ).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('main').getByRole('textbox', { name: 'Message' })).toHaveValue(
    'This will not arrive.',
  )
  quietConsole.splice(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts, answers with its errors and keeps the values', async ({ page, quietConsole }) => {
    await page.goto('/contact')
    await page.getByLabel('Name').fill('A')
    await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
    await page.locator('main').getByRole('textbox', { name: 'Message' }).fill('A message long enough.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
    await expect(page.locator('main').getByRole('textbox', { name: 'Message' })).toHaveValue(
      'A message long enough.',
    )
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent!')).toBeVisible()
    quietConsole.splice(0)
  })
})
