import { siteConfig } from '#shared/site-config.ts'

const validDays = 180

/** GET /.well-known/security.txt (RFC 9116): where to report a weakness. It renews itself while the server is kept. */
export function getSecurityText(publicOrigin: string, now: Date = new Date()): Response {
  const expires = new Date(now.getTime() + validDays * 24 * 3_600_000).toISOString()
  const lines = [
    `Contact: mailto:${siteConfig.emails.security}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
