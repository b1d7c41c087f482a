const safeProtocols: ReadonlyArray<string> = ['http:', 'https:', 'mailto:']

/** The address of a link in a reply when it may be opened, else null. Only paths, http, https and mailto pass. */
export function safeHref(href: string): string | null {
  const url = URL.parse(href, 'https://site.invalid')
  if (url === null || !safeProtocols.includes(url.protocol)) return null
  if (url.host !== 'site.invalid' || url.protocol === 'mailto:') return href
  return href.startsWith('/') ? href : null
}
