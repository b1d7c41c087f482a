/**
 * Tells whether a request that changes something may come in. A browser says where it comes from, by Sec-Fetch-Site
 * or Origin, and only our own pages pass; a request with neither is no browser's and carries no visitor's rights.
 */
export function isSameOrigin(request: Request, publicOrigin: string | null): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.headers.get('origin')
  if (origin === null || origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === new URL(request.url).host
}
