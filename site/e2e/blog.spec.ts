import { expect, test } from './open-page.ts'

for (const [path, title] of [
  ['/blog/no-such-post', 'Post Not Found'],
  ['/author/no-such-author', 'Author Not Found'],
] as const) {
  test(`${path} is 404 and says so`, async ({ page, quietConsole }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    // The browser reports the page's own status.
    quietConsole.splice(0)
  })
}
