import { join } from 'node:path'
import type { BotCheck } from '#server/adapters/bot-check.ts'
import type { Limiter } from '#server/adapters/limiter.ts'
import type { Mailer } from '#server/adapters/mailer.ts'
import { openAltchaCheck } from '#server/adapters/open-altcha-check.ts'
import { openFolderMailer } from '#server/adapters/open-folder-mailer.ts'
import { openHostedCheck, verifyUrls } from '#server/adapters/open-hosted-check.ts'
import { openLimiter } from '#server/adapters/open-limiter.ts'
import { openSmtpMailer } from '#server/adapters/open-smtp-mailer.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import type { StorageOpening } from '#server/storage/storage-opening.ts'
import { limits } from '#shared/limits.ts'

const botCheckTimeoutMs = 5_000

/** Mails by SMTP, or as files in DATA_DIR/outbox when no server is configured. */
export function openMailer(config: Config, log: Log): Mailer {
  if (config.smtpUrl !== null) return openSmtpMailer(config.smtpUrl)
  const folder = join(config.dataDir, 'outbox')
  log.warn({ folder }, 'SMTP_URL is not set: mails are written to files')
  return openFolderMailer(folder, (path) => {
    log.info({ path }, 'mail written to a file')
  })
}

/** Limits in memory for one process, in the shared database for several. */
export function openConfiguredLimiter(config: Config, log: Log, storage: StorageOpening): Limiter {
  return openLimiter({
    rules: config.limits,
    store:
      config.databaseUrl === null
        ? { kind: 'memory' }
        : { kind: 'postgres', open: () => openCounters(storage) },
    onUnavailable: (problem) => {
      log.error({ problem }, 'requests cannot be counted')
    },
  })
}

async function openCounters(storage: StorageOpening) {
  const { database, secrets } = await storage.whenOpen()
  if (database.pool === null) throw new Error('limits in the database need a database server')
  return { pool: database.pool, secret: await secrets.visitors() }
}

/** The bot check that is configured. */
export function openBotCheck({ botCheck }: Config, log: Log, storage: StorageOpening): BotCheck {
  switch (botCheck.kind) {
    case 'off':
      return { createChallenge: null, verify: () => Promise.resolve({ verdict: 'off' }) }
    case 'altcha':
      return openAltchaCheck({
        minFillMs: limits.contactFillMs,
        now: Date.now,
        secret: async () => botCheck.secret ?? (await storage.whenOpen()).secrets.botCheck(),
      })
    case 'turnstile':
    case 'recaptcha':
      return openHostedCheck({
        verifyUrl: verifyUrls[botCheck.kind],
        secret: botCheck.secret,
        timeoutMs: botCheckTimeoutMs,
        onUnavailable: (problem) => {
          log.error({ problem }, 'the bot check did not answer')
        },
      })
  }
}
