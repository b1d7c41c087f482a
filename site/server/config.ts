import { resolve } from 'node:path'
import type { z } from 'zod'
import type { LimitBucket, LimitRule } from '#server/adapters/limiter.ts'
import { settings, type SettingName, type Settings } from '#server/settings.ts'

export type AiConfig = {
  provider: 'anthropic' | 'openai-compatible'
  baseUrl: string | null
  apiKey: string | null
  model: string
}

export type BotCheckConfig = { missing: 'mark' | 'refuse'; down: 'mark' | 'refuse' } & (
  | { kind: 'off' }
  | { kind: 'altcha'; secret: string | null }
  | { kind: 'turnstile' | 'recaptcha'; siteKey: string; secret: string }
)

export type Config = {
  port: number
  host: string | null
  /** Absolute path. */
  dataDir: string
  databaseUrl: string | null
  databasePoolSize: number
  smtpUrl: string | null
  mailRetrySeconds: number
  contactEmail: string
  mailFrom: string
  contactAcknowledge: boolean
  contactRetentionDays: number
  workingRetentionDays: number
  publicOrigin: string | null
  hsts: boolean
  trustedProxyHops: number
  answerOnSocket: boolean
  logLevel: Settings['LOG_LEVEL']
  metrics: { port: number | null; host: string; token: string | null }
  ai: AiConfig | null
  aiMatching: boolean
  aiReading: boolean
  analysisChildren: number | null
  workerSecret: string | null
  sanity: { projectId: string; dataset: string; apiHost: string | null } | null
  studioUrl: string | null
  gaMeasurementId: string | null
  botCheck: BotCheckConfig
  limits: Readonly<Record<LimitBucket, LimitRule>>
}

export type BadSetting = { name: SettingName; reason: string }
export type ParsedConfig = { ok: true; config: Config; settings: Settings } | { ok: false; bad: BadSetting[] }

const repositoryRoot = resolve(import.meta.dirname, '../..')

/** Reads the environment against the schema. All bad names come back at once, each with its reason. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  const bad = parsed.success ? listMissing(parsed.data) : listBad(parsed.error)
  if (!parsed.success || bad.length > 0) return { ok: false, bad }
  return { ok: true, config: toConfig(parsed.data), settings: parsed.data }
}

function listBad(problem: z.ZodError<Settings>): BadSetting[] {
  return problem.issues.map((issue) => ({
    name: settings.keyof().parse(issue.path[0]),
    reason: issue.message,
  }))
}

function listMissing(given: Settings): BadSetting[] {
  const needs: [boolean, SettingName, string][] = [
    [
      given.WORKER_SECRET !== undefined && given.DATABASE_URL === undefined,
      'DATABASE_URL',
      'WORKER_SECRET needs it',
    ],
    [given.AI_MATCHING && given.AI_PROVIDER === undefined, 'AI_PROVIDER', 'AI_MATCHING needs it'],
    [given.AI_READING && given.AI_PROVIDER === undefined, 'AI_PROVIDER', 'AI_READING needs it'],
    [given.AI_PROVIDER !== undefined && given.AI_MODEL === undefined, 'AI_MODEL', 'AI_PROVIDER needs it'],
    [
      given.AI_PROVIDER === 'anthropic' && given.AI_API_KEY === undefined,
      'AI_API_KEY',
      'AI_PROVIDER=anthropic needs it',
    ],
    [
      given.AI_PROVIDER === 'openai-compatible' && given.AI_BASE_URL === undefined,
      'AI_BASE_URL',
      'AI_PROVIDER=openai-compatible needs it',
    ],
    [isHosted(given) && given.BOT_CHECK_SITE_KEY === undefined, 'BOT_CHECK_SITE_KEY', 'BOT_CHECK needs it'],
    [isHosted(given) && given.BOT_CHECK_SECRET === undefined, 'BOT_CHECK_SECRET', 'BOT_CHECK needs it'],
  ]
  return needs.filter(([isMissing]) => isMissing).map(([, name, reason]) => ({ name, reason }))
}

function isHosted(given: Settings): boolean {
  return given.BOT_CHECK === 'turnstile' || given.BOT_CHECK === 'recaptcha'
}

function toConfig(given: Settings): Config {
  return {
    port: given.PORT,
    host: given.HOST ?? null,
    dataDir: resolve(repositoryRoot, given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    databasePoolSize: given.DATABASE_POOL_SIZE,
    smtpUrl: given.SMTP_URL ?? null,
    mailRetrySeconds: given.MAIL_RETRY_SECONDS,
    contactEmail: given.CONTACT_EMAIL,
    mailFrom: given.MAIL_FROM,
    contactAcknowledge: given.CONTACT_ACKNOWLEDGE,
    contactRetentionDays: given.CONTACT_RETENTION_DAYS,
    workingRetentionDays: given.WORKING_RETENTION_DAYS,
    publicOrigin: given.PUBLIC_ORIGIN ?? null,
    hsts: given.HSTS,
    trustedProxyHops: given.TRUSTED_PROXY_HOPS,
    answerOnSocket: given.ANSWER_ON_SOCKET,
    logLevel: given.LOG_LEVEL,
    metrics: {
      port: given.METRICS_PORT ?? null,
      host: given.METRICS_HOST,
      token: given.METRICS_TOKEN ?? null,
    },
    ai: toAiConfig(given),
    aiMatching: given.AI_MATCHING,
    aiReading: given.AI_READING,
    analysisChildren: given.ANALYSIS_CHILDREN ?? null,
    workerSecret: given.WORKER_SECRET ?? null,
    sanity:
      given.SANITY_PROJECT_ID === undefined
        ? null
        : {
            projectId: given.SANITY_PROJECT_ID,
            dataset: given.SANITY_DATASET,
            apiHost: given.SANITY_API_HOST ?? null,
          },
    studioUrl: given.STUDIO_URL ?? null,
    gaMeasurementId: given.GA_MEASUREMENT_ID ?? null,
    botCheck: toBotCheckConfig(given),
    limits: {
      post: given.LIMIT_POST,
      contact: given.LIMIT_CONTACT,
      'contact-unchecked': given.LIMIT_CONTACT_UNCHECKED,
      'contact-unchecked-all': given.LIMIT_CONTACT_UNCHECKED_ALL,
      chat: given.LIMIT_CHAT,
      upload: given.LIMIT_UPLOAD,
      recalculate: given.LIMIT_RECALCULATE,
      working: given.LIMIT_WORKING,
      'page-views': given.LIMIT_PAGE_VIEWS,
      'bot-check': given.LIMIT_BOT_CHECK,
      api: given.LIMIT_API,
      'api-analyses': given.LIMIT_API_ANALYSES,
      'api-key': given.LIMIT_API_KEY,
      'api-key-guess': given.LIMIT_API,
    },
  }
}

function toAiConfig(given: Settings): AiConfig | null {
  if (given.AI_PROVIDER === undefined || given.AI_MODEL === undefined) return null
  return {
    provider: given.AI_PROVIDER,
    baseUrl: given.AI_BASE_URL ?? null,
    apiKey: given.AI_API_KEY ?? null,
    model: given.AI_MODEL,
  }
}

function toBotCheckConfig(given: Settings): BotCheckConfig {
  const rules = { missing: given.BOT_CHECK_MISSING, down: given.BOT_CHECK_DOWN }
  const { BOT_CHECK: kind, BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SECRET: secret } = given
  if (kind === 'off') return { kind, ...rules }
  if (kind === 'altcha' || siteKey === undefined || secret === undefined) {
    return { kind: 'altcha', secret: secret ?? null, ...rules }
  }
  return { kind, siteKey, secret, ...rules }
}
