import { loadMethods } from '@doublerule/documents/mcp/load-methods.ts'
import type { OpenSiteOptions, Site } from '#rendering/site.ts'
import { openReplyGate } from '#server/chat/reply-gate.ts'
import { createApp } from '#server/create-app.ts'
import { createPublishedAnswers } from '#server/door/answer-published.ts'
import type { Config } from '#server/config.ts'
import { openContent } from '#server/content/open-content.ts'
import { openFactorPages } from '#server/factors/factor-pages.ts'
import { libraryPort } from '#server/factors/write-library.ts'
import { hasDiskSpace } from '#server/health/has-disk-space.ts'
import { listen } from '#server/listen.ts'
import type { Log } from '#server/log.ts'
import { listenMetrics } from '#server/metrics/listen-metrics.ts'
import { registerMailMetrics } from '#server/metrics/mail-metrics.ts'
import { openMetrics } from '#server/metrics/metrics.ts'
import { registerContactMetrics, registerStorageMetrics } from '#server/metrics/storage-metrics.ts'
import { openBotCheck, openConfiguredLimiter, openMailer } from '#server/open-adapters.ts'
import { openAssistant } from '#server/open-assistant.ts'
import { openReaders } from '#server/open-readers.ts'
import { beginStorage } from '#server/storage/storage-opening.ts'
import { toPublicConfig } from '#server/to-public-config.ts'

export type StartOptions = {
  config: Config
  log: Log
  mode: OpenSiteOptions['mode']
  openSite: (options: OpenSiteOptions) => Promise<Site>
}

export type RunningServer = {
  /** The address of the site, for a person on this machine. */
  address: string
  /** Resolves when everything can be used; rejects when the storage cannot be opened at all. */
  ready: Promise<unknown>
  stop: () => Promise<void>
}

const requestGraceMs = 6_000
const storageRetryMs = 2_000
const storagePatienceMs = 5_000
const replyLimits = { atOnce: 32, waiting: 64, maxWaitMs: 10_000 }

/** Wires the adapters to the endpoints and opens the listener; the storage may still be opening then. */
export async function startServer({ config, log, mode, openSite }: StartOptions): Promise<RunningServer> {
  const metrics = openMetrics()
  /** What the first page does not need begins when it can be answered. */
  const listens = Promise.withResolvers<undefined>()
  const mailer = openMailer(config, log)
  const mailMetrics = registerMailMetrics(metrics.registry)
  const storage = beginStorage({
    open: async () => {
      await listens.promise
      const { openStorage } = await import('#server/storage/open-storage.ts')
      return openStorage({ config, log, mailer, mailMetrics })
    },
    mayRetry: config.databaseUrl !== null,
    onFailed: (problem) => {
      log.warn({ problem }, 'the database cannot be opened yet')
    },
    retryDelayMs: storageRetryMs,
    patienceMs: storagePatienceMs,
  })
  registerStorageMetrics(metrics.registry, storage.current)
  const accepted = registerContactMetrics(metrics.registry)

  const readers = openReaders({ config, log, registry: metrics.registry, storage, start: listens.promise })
  const assistant = openAssistant(config, log)
  const factorPages = openFactorPages()
  const content = openContent(config, log, mode === 'development', listens.promise)
  const site = await openSite({
    mode,
    apiFetch: (path, init) => app.request(path, init),
    publicConfig: toPublicConfig(config),
    log,
    content: content.port,
    library: libraryPort,
  })
  const app = createApp({
    config,
    log,
    metrics,
    metricsPage: { registry: metrics.registry, token: config.metrics.token },
    limiter: openConfiguredLimiter(config, log, storage),
    readiness: {
      database: storage.isUsable,
      disk: () => hasDiskSpace(config.dataDir),
      analysis: readers.isUsable,
    },
    upload: { analyser: readers.analyser },
    methods: loadMethods(),
    openApi: {
      jobs: readers.jobs,
      keys: { find: async (key) => (await storage.whenOpen()).apiKeys.find(key) },
    },
    chat: { assistant, gate: openReplyGate(replyLimits) },
    contact: {
      botCheck: openBotCheck(config, log, storage),
      botCheckRules: config.botCheck,
      store: { add: async (submission) => (await storage.whenOpen()).contactStore.add(submission) },
      countAccepted: () => {
        accepted.inc()
      },
    },
    pageViews: {
      store: {
        count: async (path) => {
          // Whoever reads a page may ask something next.
          assistant.warm()
          return (await storage.whenOpen()).pageViews.count(path)
        },
      },
    },
    workings: {
      paperOf: assistant.paperOf,
      store: {
        save: async (working, key) => (await storage.whenOpen()).workings.save(working, key),
        find: async (id) => (await storage.whenOpen()).workings.find(id),
        holds: async (id) => (await storage.whenOpen()).workings.holds(id),
        remove: async (id, deleteKey) => (await storage.whenOpen()).workings.remove(id, deleteKey),
      },
    },
    content,
    factors: { pages: factorPages },
    site,
  })
  const published = createPublishedAnswers({ config, log, metrics, ...site })
  const listening = await listen({
    ...config,
    app,
    nodeMiddleware: () => site.nodeMiddleware ?? published.answer,
    answerPlain: config.answerOnSocket && site.nodeMiddleware === null ? published.answerPlain : null,
  })
  const { port: metricsPort, host: metricsHost } = config.metrics
  const metricsListening =
    metricsPort === null ? null : await listenMetrics(metrics.registry, metricsPort, metricsHost)

  listens.resolve(undefined)
  const ready = Promise.all([storage.opened, content.opened, readers.ready])
  return {
    address: `http://${config.host ?? 'localhost'}:${listening.port}`,
    ready,
    stop: async () => {
      readers.jobs.close()
      await listening.stop(requestGraceMs)
      await site.close()
      content.close()
      await readers.close()
      await assistant.close()
      await storage.close()
      mailer.close()
      await metricsListening?.stop()
    },
  }
}
