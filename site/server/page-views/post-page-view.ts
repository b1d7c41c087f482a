import type { Limiter } from '#server/adapters/limiter.ts'
import type { ClientOf } from '#server/client-of.ts'
import type { PageViewStore } from '#server/page-views/page-view-store.ts'
import { readJson } from '#server/read-json.ts'
import { respondWithLimit } from '#server/respond-with-problem.ts'
import { pageViewSchema } from '#shared/page-view.ts'

export type PageViewPorts = { limiter: Limiter; clientOf: ClientOf; store: PageViewStore }

/**
 * POST /api/page-views: adds one to the path's count of the day. A browser that asks not to be tracked
 * (Sec-GPC or DNT) is answered the same and not counted.
 */
export async function postPageView(request: Request, ports: PageViewPorts): Promise<Response> {
  const decision = await ports.limiter.take('page-views', ports.clientOf(request))
  if (!decision.allowed) return respondWithLimit(decision)
  const body = await readJson(request, pageViewSchema)
  if (!body.ok) return body.response
  const isRefused = request.headers.get('sec-gpc') === '1' || request.headers.get('dnt') === '1'
  if (!isRefused) await ports.store.count(body.value.page_path)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
