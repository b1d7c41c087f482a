import { createHash } from 'node:crypto'
import type { PublicConfig } from '#shared/public-config.ts'

type Directives = Record<string, readonly string[]>

/**
 * The policy of one document, computed from its HTML: hashes of its inline scripts, hashes of the style attributes that
 * are really there, and outside hosts only for the services that are configured.
 */
export function makeContentSecurityPolicy(html: string, config: PublicConfig): string {
  const outside = [...analyticsHosts(config), ...contentHosts(config), ...botCheckHosts(config)]
  const allow = (directive: string) => outside.flatMap((hosts) => hosts[directive] ?? [])
  const styleAttributes = hashAll(findStyleAttributes(html))
  const directives: Directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashAll(findInlineScripts(html)), ...allow('script-src')],
    'style-src': ["'self'"],
    'style-src-attr': styleAttributes.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...styleAttributes],
    'img-src': ["'self'", 'data:', 'blob:', ...allow('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...allow('connect-src')],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': allow('frame-src').length === 0 ? ["'none'"] : allow('frame-src'),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** https://developers.google.com/tag-platform/security/guides/csp, Google Analytics 4 without advertising features. */
function analyticsHosts(config: PublicConfig): readonly Directives[] {
  if (config.gaMeasurementId === null) return []
  const collectors = [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ]
  return [
    { 'script-src': ['https://*.googletagmanager.com'], 'img-src': collectors, 'connect-src': collectors },
  ]
}

function contentHosts(config: PublicConfig): readonly Directives[] {
  if (config.content.mode === 'embedded') return []
  return [{ 'connect-src': [config.content.apiHost], 'img-src': ['https://cdn.sanity.io'] }]
}

function botCheckHosts(config: PublicConfig): readonly Directives[] {
  if (config.botCheck === 'turnstile') {
    const host = ['https://challenges.cloudflare.com']
    return [{ 'script-src': host, 'frame-src': host, 'connect-src': host }]
  }
  if (config.botCheck === 'recaptcha') {
    return [
      {
        'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
        'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
        'connect-src': ['https://www.google.com/recaptcha/'],
      },
    ]
  }
  return []
}

function findInlineScripts(html: string): readonly string[] {
  return [
    ...html.matchAll(
      /<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json")[=\s>]?)[^>]*>([^]*?)<\/script>/g,
    ),
  ].map((match) => match[1] ?? '')
}

function findStyleAttributes(html: string): readonly string[] {
  const withoutScripts = html.replaceAll(/<script\b[^]*?<\/script>/g, '')
  return [...withoutScripts.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/g)].map((match) =>
    decodeEntities(match[1] ?? ''),
  )
}

/** React writes these five entities and no others. */
function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function hashAll(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
