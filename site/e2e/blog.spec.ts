import { expect, test } from './open-page.ts'

const hostileHtml = [
  '<h2 id="kept">Kept heading</h2>',
  '<p onclick="steal()" style="position:fixed;inset:0" data-a="b">Kept words.</p>',
  '<script>steal()</script>',
  '<a href="javascript:steal()">no way</a> <a href="/pricing">a way</a> ',
  '<a href="https://example.org/" target="_blank">out</a>',
  '<img src="/favicon.svg" onerror="steal()" onload="steal()" alt="Icon">',
  '<iframe src="https://evil.example/"></iframe>',
  '<form action="https://evil.example/"><input name="password"><button>Send</button></form>',
  '<svg><script>steal()</script><a href="javascript:steal()"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=steal()></style></mglyph></table></mtext></math>',
  '<style>body{display:none}</style><base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<object data="/x"></object><embed src="/x"><video src="/x" autoplay></video>',
].join('')

const hostilePost = {
  _id: 'post-hostile',
  title: 'A hostile <b>post</b>',
  slug: 'hostile',
  publishedAt: '2026-10-01T00:00:00Z',
  excerpt: '',
  content: hostileHtml,
}

test('a click on an article brings it without a reload, with its head and its text', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    window.name = 'kept'
  })
  const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first()
  const title = await link.textContent()
  await link.click()
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page.locator('.article p').first()).toBeVisible()
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  expect(await page.evaluate(() => window.name)).toBe('kept')
  await page.getByRole('link', { name: 'View Profile' }).click()
  await expect(page).toHaveURL(/\/author\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 2, name: /^Articles by / })).toBeVisible()
})

test('a skeleton stands in the place of an article on its way', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.goto('/')
  await page.route('**/content/v*/data/query/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page.getByText('Loading the article')).toBeAttached()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading the article')).not.toBeAttached()
})

test('hostile HTML of a post is harmless in the browser', async ({ page }) => {
  await page.goto('/')
  await page.route('**/content/v*/data/query/**', (route) =>
    route.fulfill({ json: { result: route.request().url().includes('related') ? [] : hostilePost } }),
  )
  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A hostile <b>post</b>')
  const html = await page.locator('.article').innerHTML()
  expect(html).toContain('<h2 id="kept">Kept heading</h2><p>Kept words.</p>')
  expect(html).toContain('<a>no way</a> <a href="/pricing">a way</a>')
  expect(html).toContain('rel="noopener"')
  expect(html).toContain('<img src="/favicon.svg" alt="Icon">')
  expect(html).not.toMatch(
    /steal|evil|<(?:script|style|iframe|form|input|button|svg|math|base|meta|object|embed|video)/,
  )
})

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
