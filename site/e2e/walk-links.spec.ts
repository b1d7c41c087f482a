import { expect, test } from '@playwright/test'
import { pagePaths } from './pages.ts'

test('every link of a fresh install leads somewhere', async ({ request, baseURL }) => {
  test.setTimeout(120_000)
  const origin = new URL(baseURL ?? '').origin
  const html = new Map<string, string>()
  const dead: string[] = []
  const waiting: string[] = [...pagePaths, '/no-such-page']

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (html.has(path)) continue
    const answer = await request.get(path)
    if (!answer.ok() && path !== '/no-such-page') dead.push(`${path}: ${answer.status()}`)
    const text = (answer.headers()['content-type'] ?? '').startsWith('text/html') ? await answer.text() : ''
    html.set(path, text)
    for (const { url } of listLinks(text, new URL(path, origin)))
      if (url.origin === origin && !html.has(url.pathname)) waiting.push(url.pathname)
  }

  for (const [path, text] of html) {
    for (const { url } of listLinks(text, new URL(path, origin))) {
      if (url.protocol === 'mailto:') continue
      if (url.origin !== origin) {
        if (url.protocol !== 'https:' || /(^|\.)example\.(com|org)$/.test(url.hostname))
          dead.push(`${path}: ${url.href}`)
        continue
      }
      const target = html.get(url.pathname) ?? ''
      if (url.hash !== '' && !target.includes(`id="${url.hash.slice(1)}"`)) dead.push(`${path}: ${url.href}`)
    }
  }
  expect([...new Set(dead)]).toEqual([])
  expect(html.size).toBeGreaterThan(pagePaths.length + 8)
})

/** The addresses of the links of a page. */
function listLinks(text: string, page: URL): { url: URL }[] {
  return [...text.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) => ({
    url: new URL(href.replaceAll('&amp;', '&'), page),
  }))
}
