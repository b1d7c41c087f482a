/** Whether a browser asks for a page to show: it names HTML, where programs name JSON, a picture or nothing. */
export function asksForPage({ method, headers }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.get('accept') ?? '').includes('text/html')
}
