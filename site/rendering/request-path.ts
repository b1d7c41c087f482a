/** The path to go to instead when one ends in a slash, on this host whatever the slashes; else null. The query is kept. */
function withoutTrailingSlash(url: URL): string | null {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return null
  return `/${url.pathname.replaceAll(/^\/+|\/+$/g, '')}${url.search}`
}

/** The answer to what pages and files can't do: another method than GET and HEAD, or an address with a slash too many. */
export function respondEarly(request: Request, url: URL): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  const location = withoutTrailingSlash(url)
  return location === null ? null : new Response(null, { status: 308, headers: { location } })
}
