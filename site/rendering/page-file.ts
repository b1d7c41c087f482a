import type { PublicConfig } from '#shared/public-config.ts'
import { compress } from './compress.ts'
import { makeContentSecurityPolicy } from './content-security-policy.ts'
import { makePublishedFile, type PublishedFile } from './published-file.ts'

/** Headers of an HTML answer: its own policy, and a cache that asks each time. */
export function pageHeaders(
  status: PublishedFile['status'],
  html: string,
  config: PublicConfig,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate',
    'content-security-policy': makeContentSecurityPolicy(html, config),
    ...(status === 503 ? { 'retry-after': '60' } : {}),
  }
}

/** A page rendered for a request, compressed once for all who ask for it. */
export async function makePageFile(
  status: PublishedFile['status'],
  html: string,
  config: PublicConfig,
): Promise<PublishedFile> {
  const identity = new TextEncoder().encode(html)
  return makePublishedFile({
    status,
    headers: pageHeaders(status, html, config),
    bodies: { identity, ...(await compress(identity, 'request')) },
  })
}
