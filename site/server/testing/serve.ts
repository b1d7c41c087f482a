import type { Site } from '#rendering/site.ts'
import { runServer } from '#server/run-server.ts'

/** The real server process, with plain text where the pages would be, so that it runs without a build. */
const site: Site = {
  respond: () => Promise.resolve(new Response('page')),
  respondWithSeed: (_path, _seed, status) => Promise.resolve(new Response('page', { status })),
  nodeMiddleware: null,
  close: () => Promise.resolve(),
}

await runServer({ environment: process.env, mode: 'production', openSite: () => Promise.resolve(site) })
