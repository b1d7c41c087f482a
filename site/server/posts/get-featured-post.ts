import type { ContentLibrary } from '#shared/content/content-library.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'

/** GET /api/posts/featured: the newest featured post as one JSON object, 404 when there is none, 503 when content fails. */
export async function getFeaturedPost(ports: { content: ContentLibrary }): Promise<Response> {
  const post = await ports.content.findFeaturedPost()
  if (post === 'failed') return respondWithProblem('content_unavailable', { retryAfterSeconds: 60 })
  if (post === null) return respondWithProblem('no_featured_post')
  return Response.json(post, {
    headers: { 'cache-control': 'public, max-age=60, stale-while-revalidate=240' },
  })
}
