import { expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { describeSettings } from '#server/describe-settings.ts'

function parse(environment: Record<string, string>) {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.bad))
  return parsed
}

function badNames(environment: Record<string, string>): string[] {
  const parsed = parseConfig(environment)
  return parsed.ok ? [] : parsed.bad.map(({ name }) => name)
}

test('an empty environment gives a working configuration', () => {
  const { config } = parse({})
  expect(config.port).toBe(3000)
  expect(config.dataDir).toMatch(/\/data$/)
  expect(config).toMatchObject({ databaseUrl: null, smtpUrl: null, ai: null, sanity: null })
  expect(config.botCheck).toEqual({ kind: 'altcha', secret: null, missing: 'mark', down: 'refuse' })
})

test('all bad names are reported at once, each with a reason', () => {
  const parsed = parseConfig({
    PORT: 'http',
    DATABASE_URL: 'mysql://db',
    LIMIT_CHAT: '12',
    LOG_LEVEL: 'loud',
  })
  expect(parsed.ok).toBe(false)
  if (parsed.ok) return
  expect(parsed.bad.map(({ name }) => name).sort()).toEqual([
    'DATABASE_URL',
    'LIMIT_CHAT',
    'LOG_LEVEL',
    'PORT',
  ])
  expect(parsed.bad.every(({ reason }) => reason.length > 5)).toBe(true)
})

test('an empty value counts as unset', () => {
  expect(parse({ PORT: '', DATABASE_URL: '', SMTP_URL: '' }).config).toMatchObject({
    port: 3000,
    databaseUrl: null,
  })
})

test('a language model needs its model name, and its provider its key or address', () => {
  expect(badNames({ AI_PROVIDER: 'anthropic' })).toEqual(['AI_MODEL', 'AI_API_KEY'])
  expect(badNames({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' })).toEqual(['AI_BASE_URL'])
})

test('matching by a model is off until it is switched on, and needs the model', () => {
  expect(parse({}).config.aiMatching).toBe(false)
  expect(badNames({ AI_MATCHING: 'true' })).toEqual(['AI_PROVIDER'])
})

test('a hosted bot check needs both of its keys', () => {
  expect(badNames({ BOT_CHECK: 'turnstile' })).toEqual(['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET'])
})

test('an origin is kept without its path', () => {
  expect(parse({ PUBLIC_ORIGIN: 'https://example.org/' }).config.publicOrigin).toBe('https://example.org')
})

test('a limit is written as requests/seconds', () => {
  expect(parse({ LIMIT_UPLOAD: '5/60' }).config.limits.upload).toEqual({ requests: 5, windowSeconds: 60 })
})

test('the described settings show no password, key or token', () => {
  const { settings } = parse({
    DATABASE_URL: 'postgres://web:hunter2@db/site?sslkey=hunter2',
    SMTP_URL: 'smtp://user:hunter2@mail:587',
    METRICS_TOKEN: 'hunter2hunter2hunter2',
    AI_PROVIDER: 'anthropic',
    AI_MODEL: 'm',
    AI_API_KEY: 'hunter2',
    BOT_CHECK_SECRET: 'hunter2hunter2hunter2',
  })
  const described = describeSettings(settings)
  expect(JSON.stringify(described)).not.toContain('hunter2')
  expect(described['DATABASE_URL']).toBe('postgres://web:***@db/site')
})
