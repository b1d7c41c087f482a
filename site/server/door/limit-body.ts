import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { respondWithProblem } from '#server/respond-with-problem.ts'
import { limits } from '#shared/limits.ts'

const bytesByPath = new Map<string, number>([
  ['/api/ai/chat', limits.chatBodyBytes],
  ['/api/ai/upload-base64', limits.uploadBodyBytes],
  ['/api/contact', limits.contactBodyBytes],
  ['/contact', limits.contactBodyBytes],
  ['/api/workings', limits.workingBodyBytes],
  ['/api/workings/recalculate', limits.workingBodyBytes],
  ['/api/workings/export', limits.workingBodyBytes],
  ['/api/workings/replay', limits.workingBodyBytes],
])
const otherBytes = 4 * 1024

/** Refuses a body over the limit of its path, by its stated length or, sent in chunks, as soon as it is over. */
export const limitBody: MiddlewareHandler = (c, next) =>
  bodyLimit({
    maxSize: bytesByPath.get(c.req.path.replace(/^(\/api\/workings\/export)\/\w+$/, '$1')) ?? otherBytes,
    onError: refuseBody,
  })(c, next)

function refuseBody(): Response {
  const response = respondWithProblem('body_too_large')
  // The rest of the body is not read, so the connection cannot carry another request.
  response.headers.set('connection', 'close')
  return response
}
