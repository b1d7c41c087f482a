/** The path to go to instead when one ends in a slash, on this host whatever the slashes; else null. The query is kept. */
function withoutTrailingSlash(url: URL): string | null {
  const { pathname, search } = url
  if (pathname === '/' || !pathname.endsWith('/')) return null
  let start = 0
  let end = pathname.length
  while (pathname[start] === '/') start += 1
  while (end > start && pathname[end - 1] === '/') end -= 1
  return `/${pathname.slice(start, end)}${search}`
}

/** The answer to what pages and files can't do: another method than GET and HEAD, or an address with a slash too many. */
export function respondEarly(request: Request, url: URL): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  const location = withoutTrailingSlash(url)
  return location === null ? null : new Response(null, { status: 308, headers: { location } })
}
