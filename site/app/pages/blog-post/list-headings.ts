const heading = /<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs

/** The headings of an article with their anchors, as plain text; none where its source writes no anchors. */
export function listHeadings(html: string): readonly { id: string; text: string }[] {
  return [...html.matchAll(heading)].map(([, id = '', inner = '']) => ({
    id,
    text: inner
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&#x27;|&#39;/g, "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  }))
}
