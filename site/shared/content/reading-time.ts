const wordsPerMinute = 200
const defaultMinutes = 5

/** Minutes to read a text at 200 words a minute, rounded up. */
export function countReadingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** Reading minutes of a post: the editor's own figure, else an estimate from the excerpt, else five. */
export function readingMinutes(post: { estimatedReadingTime: number | null; excerpt: string }): number {
  if (post.estimatedReadingTime !== null) return post.estimatedReadingTime
  return post.excerpt === '' ? defaultMinutes : countReadingMinutes(post.excerpt)
}

/** "4 min read". */
export function formatReadingTime(minutes: number): string {
  return `${minutes} min read`
}
