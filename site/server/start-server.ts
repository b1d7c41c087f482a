import type { OpenSiteOptions, Site } from '#rendering/site.ts'
import { openLimiter } from '#server/adapters/open-limiter.ts'
import { createApp } from '#server/create-app.ts'
import type { Config } from '#server/config.ts'
import { listen } from '#server/listen.ts'
import type { Log } from '#server/log.ts'
import { openMetrics } from '#server/metrics.ts'
import { toPublicConfig } from '#server/to-public-config.ts'

export type StartOptions = {
  config: Config
  log: Log
  mode: OpenSiteOptions['mode']
  openSite: (options: OpenSiteOptions) => Promise<Site>
}
export type RunningServer = { address: string; stop: () => Promise<void> }

const requestGraceMs = 6_000

/** Wires the adapters to the endpoints and opens the listener; resolves when everything can be used. */
export async function startServer({ config, log, mode, openSite }: StartOptions): Promise<RunningServer> {
  const metrics = openMetrics()
  const limiter = openLimiter({
    rules: config.limits,
    store: { kind: 'memory' },
    onUnavailable: (problem) => {
      log.error({ problem }, 'requests cannot be counted')
    },
  })
  const site = await openSite({
    mode,
    apiFetch: (path, init) => app.request(path, init),
    publicConfig: toPublicConfig(config),
    log,
  })
  const app = createApp({ config, log, metrics, limiter, site, readiness: {} })
  const listening = await listen({ ...config, app, nodeMiddleware: () => site.nodeMiddleware })
  return {
    address: `http://${config.host ?? 'localhost'}:${listening.port}`,
    stop: async () => {
      await listening.stop(requestGraceMs)
      await site.close()
    },
  }
}
