import { join } from 'node:path'
import { expect, test } from './open-page.ts'
import { startOwnSite } from './start-own-site.ts'
import { specimens } from './specimens.ts'
const files = ['electricity-bill.pdf', 'fuel-docket.jpg', 'gas-bill.pdf', 'fuel-docket-scan.png']

test('the server is killed while a set is read: what was read is still there, the rest is read again', async ({
  page,
  quietConsole,
}) => {
  test.setTimeout(180_000)
  await using site = await startOwnSite()
  await page.goto(`${site.origin}/working`)
  await page.getByLabel('Choose files').setInputFiles(files.map((name) => join(specimens, name)))
  const stateOf = (name: string) =>
    page.locator('.reading-list li').filter({ hasText: name }).locator('.reading-state')
  await expect(stateOf('electricity-bill.pdf')).toHaveText('3.668 t', { timeout: 60_000 })
  await expect(stateOf('fuel-docket-scan.png')).not.toHaveText(/\d t$|kg$/)
  await site.kill()
  const again = page.getByRole('button', { name: /^Read again/ })
  await expect(again.last()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.reading-list')).not.toContainText('Being read', { timeout: 30_000 })

  await site.start()
  await page.reload()
  await expect(stateOf('electricity-bill.pdf')).toHaveText('3.668 t')
  await expect(stateOf('fuel-docket-scan.png')).toHaveText('Not read')
  while ((await again.count()) > 0) await again.first().click()
  for (const name of files) await expect(stateOf(name)).toHaveText(/\d (t|kg)$/, { timeout: 60_000 })
  await expect(stateOf('electricity-bill.pdf')).toHaveText('3.668 t')
  // The browser reports each call that nobody answered.
  expect(quietConsole.splice(0).filter((text) => !text.includes('net::ERR_'))).toEqual([])
})
