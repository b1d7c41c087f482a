import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { defaultPublicConfig, type PublicConfig } from '#shared/public-config.ts'
import { makeContentSecurityPolicy } from './content-security-policy.ts'

function policy(html: string, config: Partial<PublicConfig> = {}): Record<string, string> {
  const text = makeContentSecurityPolicy(html, { ...defaultPublicConfig, ...config })
  return Object.fromEntries(
    text.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  )
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

test('an inline script is allowed by its hash, once', () => {
  const html = "<script>go('1')</script><p></p><script>go('1')</script>"
  expect(policy(html)['script-src']).toBe(`'self' ${hashOf("go('1')")}`)
})

test('scripts with a source and data in JSON need no hash', () => {
  const html =
    '<script type="module" src="/a.js"></script><script type="application/json" id="x">{"a":1}</script>' +
    '<script type="application/ld+json">{"b":2}</script>'
  expect(policy(html)['script-src']).toBe("'self'")
})

test('style attributes are forbidden where the page has none', () => {
  expect(policy('<p class="a">style="x"</p>')['style-src-attr']).toBe("'none'")
})

test('a style attribute is allowed by the hash of its decoded value', () => {
  const html = '<p style="font-family:&quot;A&quot;">a</p>'
  expect(policy(html)['style-src-attr']).toBe(`'unsafe-hashes' ${hashOf('font-family:"A"')}`)
})

test('nothing inline is allowed as a whole', () => {
  expect(JSON.stringify(policy('<p></p>'))).not.toMatch(/unsafe-(?:inline|eval)/)
})

test('no outside host is named until a service is configured', () => {
  expect(JSON.stringify(policy('<p></p>'))).not.toContain('https:')
})

test('analytics hosts appear with a measurement id only', () => {
  const directives = policy('<p></p>', { gaMeasurementId: 'G-TEST' })
  expect(directives['script-src']).toContain('https://*.googletagmanager.com')
  expect(directives['connect-src']).toContain('https://*.google-analytics.com')
})

test('the hosted content service may be asked and its pictures shown', () => {
  const content = {
    mode: 'hosted',
    projectId: 'p1',
    dataset: 'production',
    apiHost: 'https://p1.apicdn.sanity.io',
  } as const
  const directives = policy('<p></p>', { content })
  expect(directives['connect-src']).toBe("'self' https://p1.apicdn.sanity.io")
  expect(directives['img-src']).toContain('https://cdn.sanity.io')
})

test('a hosted bot check may run its script and its frame', () => {
  const directives = policy('<p></p>', { botCheck: 'turnstile', botCheckSiteKey: 'k' })
  expect(directives['frame-src']).toBe('https://challenges.cloudflare.com')
  expect(policy('<p></p>')['frame-src']).toBe("'none'")
})
