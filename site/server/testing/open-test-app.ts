import { loadMethods } from '@doublerule/documents/mcp/load-methods.ts'
import { Hono } from 'hono'
import type { Analyser } from '#server/adapters/analyser.ts'
import { createApiKeyStore } from '#server/api-keys/api-key-store.ts'
import { openAnalysisJobs } from '#server/open-api/analysis-jobs.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { siteAnswersHere } from '#server/testing/site-answers-here.ts'
import { openReplyGate } from '#server/chat/reply-gate.ts'
import type { BotCheck } from '#server/adapters/bot-check.ts'
import type { Mailer } from '#server/adapters/mailer.ts'
import { openLimiter } from '#server/adapters/open-limiter.ts'
import { openSmtpMailer } from '#server/adapters/open-smtp-mailer.ts'
import { parseConfig, type Config } from '#server/config.ts'
import { createContactStore } from '#server/contact/contact-store.ts'
import { createApp, type App, type AppPorts } from '#server/create-app.ts'
import type { Database } from '#server/database/database.ts'
import { openJobs } from '#server/jobs/open-jobs.ts'
import { openFactorPages } from '#server/factors/factor-pages.ts'
import { createMailHandlers } from '#server/mail/create-mail-handlers.ts'
import { registerMailMetrics } from '#server/metrics/mail-metrics.ts'
import { openMetrics } from '#server/metrics/metrics.ts'
import { createPageViewStore } from '#server/page-views/page-view-store.ts'
import { createWorkingStore } from '#server/workings/working-store.ts'
import { createMemoryLog } from '#server/testing/create-memory-log.ts'
import { openMemoryDatabase } from '#server/testing/open-memory-database.ts'
import type { ContentLibrary } from '#shared/content/content-library.ts'

export type TestAppOptions = {
  /** Environment of the server, over the defaults. Without SMTP_URL mails go nowhere. */
  settings?: Record<string, string>
  botCheck?: BotCheck
  /** Replaces ports of the finished app. */
  ports?: (ports: AppPorts) => Partial<AppPorts>
}

export type TestApp = AsyncDisposable & {
  app: App
  /** For a second app that differs in a port. */
  ports: AppPorts
  database: Database
  logLines: string[]
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
}

const unchecked: BotCheck = {
  createChallenge: null,
  verify: (result) => Promise.resolve({ verdict: result === null ? 'missing' : 'failed' }),
}
const emptyContent: ContentLibrary = {
  findPost: () => Promise.resolve(null),
  listLatestPosts: () => Promise.resolve([]),
  listRelatedPosts: () => Promise.resolve([]),
  findAuthor: () => Promise.resolve(null),
  listPostsByAuthor: () => Promise.resolve([]),
  findFeaturedPost: () => Promise.resolve(null),
}
const busyAnalyser: Analyser = {
  analyse: () => Promise.resolve({ ok: false, problem: { code: 'overloaded', detail: '' } }),
}
const lostMailer: Mailer = { send: () => Promise.resolve({ ok: true }), close: () => {} }

/** The whole app on an embedded database in memory, with its queue and worker, and a plain page for a site. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = configOf(options.settings ?? {})
  const { log, lines } = createMemoryLog()
  const metrics = openMetrics()
  const database = await openMemoryDatabase()
  const mailer = config.smtpUrl === null ? lostMailer : openSmtpMailer(config.smtpUrl)
  const jobs = await openJobs({
    database,
    log,
    retryDelaySeconds: config.mailRetrySeconds,
    handlers: {
      ...createMailHandlers({
        queries: database.queries,
        mailer,
        addresses: { from: config.mailFrom, contact: config.contactEmail },
        log,
        metrics: registerMailMetrics(metrics.registry),
      }),
      purge: () => Promise.resolve(),
    },
  })
  const defaults: AppPorts = {
    config,
    log,
    metrics,
    metricsPage: { registry: metrics.registry, token: config.metrics.token },
    limiter: openLimiter({ rules: config.limits, store: { kind: 'memory' }, onUnavailable: () => {} }),
    readiness: { database: () => true },
    chat: {
      assistant: createBuiltInAssistant(siteAnswersHere),
      gate: openReplyGate({ atOnce: 4, waiting: 4, maxWaitMs: 1000 }),
    },
    contact: {
      botCheck: options.botCheck ?? unchecked,
      botCheckRules: config.botCheck,
      store: createContactStore({
        queries: database.queries,
        addMail: jobs.addMail,
        acknowledge: config.contactAcknowledge,
      }),
      countAccepted: () => {},
    },
    workings: {
      paperOf: siteAnswersHere.paperOf,
      store: createWorkingStore({
        queries: database.queries,
        secret: () => Promise.resolve('test secret'),
        retentionDays: config.workingRetentionDays,
      }),
    },
    pageViews: { store: createPageViewStore(database.queries) },
    upload: { analyser: busyAnalyser },
    methods: loadMethods(),
    openApi: {
      jobs: openAnalysisJobs(busyAnalyser, log),
      keys: createApiKeyStore(database.queries),
    },
    factors: { pages: openFactorPages() },
    content: { library: emptyContent, routes: new Hono() },
    site: {
      respond: respondWithPlainPage,
      respondWithSeed: (_path, seed, status) => Promise.resolve(Response.json(seed, { status })),
    },
  }
  const ports = { ...defaults, ...options.ports?.(defaults) }
  const app = createApp(ports)
  return {
    app,
    ports,
    database,
    logLines: lines,
    post: async (path, body, headers = {}) =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    [Symbol.asyncDispose]: async () => {
      await jobs.stop(500)
      mailer.close()
      await database.close()
    },
  }
}

function configOf(settings: Record<string, string>): Config {
  const parsed = parseConfig(settings)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.bad))
  return parsed.config
}

function respondWithPlainPage(request: Request): Promise<Response> {
  const isPage = ['/', '/working/saved'].includes(new URL(request.url).pathname)
  return Promise.resolve(
    new Response('<!doctype html><title>Page</title>', {
      status: isPage ? 200 : 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'self'",
      },
    }),
  )
}
