import type { PublicConfig } from '#shared/public-config.ts'
import { compress } from './compress.ts'
import { makeContentSecurityPolicy } from './content-security-policy.ts'
import { makePublishedFile, type PublishedFile } from './published-file.ts'
import type { GeneratedFile } from './generate-file.ts'

type Headers = PublishedFile['headers']
type Status = PublishedFile['status']

/** Headers of an HTML answer: its own policy, and a cache that asks each time. */
export function pageHeaders(status: Status, html: string, config: PublicConfig): Headers {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate',
    'content-security-policy': makeContentSecurityPolicy(html, config),
    ...(status === 503 ? { 'retry-after': '60' } : {}),
  }
}

/** A page rendered for a request, compressed once for all who ask for it. */
export function makePageFile(status: Status, html: string, config: PublicConfig): Promise<PublishedFile> {
  return publish(status, pageHeaders(status, html, config), html)
}

/** A sitemap, a picture and their like. Text is compressed once until the content changes; PNG is compressed already. */
export function makeGeneratedFile({ contentType, body }: GeneratedFile): Promise<PublishedFile> {
  const headers = { 'content-type': contentType, 'cache-control': 'public, max-age=3600' }
  if (typeof body === 'string') return publish(200, headers, body)
  return Promise.resolve(makePublishedFile({ status: 200, headers, bodies: { identity: body } }))
}

async function publish(status: Status, headers: Headers, text: string): Promise<PublishedFile> {
  const identity = new TextEncoder().encode(text)
  return makePublishedFile({
    status,
    headers,
    bodies: { identity, ...(await compress(identity, 'request')) },
  })
}
