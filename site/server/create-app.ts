import { Hono } from 'hono'
import type { Limiter } from '#server/adapters/limiter.ts'
import { createDoor, type DoorEnv, type DoorPorts } from '#server/door/door.ts'
import { limitBody } from '#server/door/limit-body.ts'
import { recordLimits } from '#server/door/record-limits.ts'
import { getHealth, getReadiness, type Readiness } from '#server/health/readiness.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'

export type AppPorts = DoorPorts & {
  limiter: Limiter
  readiness: Readiness
  /** Answers every page and file of the site, its 404 page included. */
  site: { respond: (request: Request) => Promise<Response> }
}

type Endpoint = (request: Request) => Response | Promise<Response>

/** The whole website behind one `fetch`: the door, the API, health, and the rendered site for everything else. */
export function createApp(ports: AppPorts): Hono<DoorEnv> {
  const app = new Hono<DoorEnv>()
  const limiter = recordLimits(ports.limiter)

  function serve(method: 'GET' | 'POST', path: string, endpoint: Endpoint): void {
    app.on(method, path, (c) => endpoint(c.req.raw))
    app.all(path, () =>
      respondWithProblem('method_not_allowed', { allow: method === 'GET' ? 'GET, HEAD' : method }),
    )
  }

  app.use(createDoor({ ...ports, limiter }))
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody)
  serve('GET', '/healthz', getHealth)
  serve('GET', '/readyz', () => getReadiness(ports.readiness))
  // Not '/api/*', which would also take the page at /api.
  app.all('/api/:rest{.+}', () => respondWithProblem('not_found'))
  app.all('*', (c) => ports.site.respond(c.req.raw))

  app.onError((problem) => {
    ports.log.error({ problem }, 'a request met a fault')
    return respondWithProblem('internal')
  })
  return app
}
