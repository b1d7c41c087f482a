import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createApiKeyStore, type ApiKeyStore } from '#server/api-keys/api-key-store.ts'
import type { Mailer } from '#server/adapters/mailer.ts'
import type { Config } from '#server/config.ts'
import { createContactStore, type ContactStore } from '#server/contact/contact-store.ts'
import type { Database } from '#server/database/database.ts'
import { openEmbeddedDatabase } from '#server/database/open-embedded-database.ts'
import { openServerDatabase } from '#server/database/open-server-database.ts'
import { readSharedSecret } from '#server/database/read-shared-secret.ts'
import { createInbox } from '#server/owner/create-inbox.ts'
import { ownerSocketPath, serveOwner, type OwnerAccess } from '#server/owner/owner-socket.ts'
import { openJobs, type Jobs } from '#server/jobs/open-jobs.ts'
import type { Log } from '#server/log.ts'
import { createMailHandlers } from '#server/mail/create-mail-handlers.ts'
import type { MailMetrics } from '#server/metrics/mail-metrics.ts'
import { createPageViewStore, type PageViewStore } from '#server/page-views/page-view-store.ts'
import { createReadingQueue, type ReadingQueue } from '#server/readings/reading-queue.ts'
import { openSeal } from '#server/readings/seal.ts'
import type { ModelUse } from '#server/readings/model-use.ts'
import { sweepReadings } from '#server/readings/sweep-readings.ts'
import { purge } from '#server/storage/purge.ts'
import { createWorkingStore, type WorkingStore } from '#server/workings/working-store.ts'
import { once } from '#shared/once.ts'

export type StorageOptions = { config: Config; log: Log; mailer: Mailer; mailMetrics: MailMetrics }

/** Everything that is kept, open and ready: the database, its queue of mails, and what the endpoints store. */
export type Storage = {
  database: Database
  jobs: Jobs
  contactStore: ContactStore
  pageViews: PageViewStore
  workings: WorkingStore
  apiKeys: ApiKeyStore
  /** Files for readers on other machines; null where this process reads them itself. */
  readings: ReadingQueue | null
  /** Keys that all processes share. */
  secrets: { botCheck: () => Promise<string>; visitors: () => Promise<string> }
  isUsable: () => Promise<boolean>
  close: () => Promise<void>
}

/** Written by the build; without one the first start makes the database itself. */
const initialDatabase = join(import.meta.dirname, '../../dist/database')
const jobGraceMs = 2_000
const pageViewDays = 730

/** Opens the database with its migrations and starts the worker that sends mails. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const database = await openDatabase(options.config, options.log)
  try {
    return await startOn(database, options)
  } catch (problem) {
    await database.close()
    throw problem
  }
}

async function startOn(
  database: Database,
  { config, log, mailer, mailMetrics }: StorageOptions,
): Promise<Storage> {
  const { queries } = database
  const outboxFolder = join(config.dataDir, 'outbox')
  const retention = { contactDays: config.contactRetentionDays, pageViewDays }
  const addresses = { from: config.mailFrom, contact: config.contactEmail }
  const jobs = await openJobs({
    database,
    log,
    retryDelaySeconds: config.mailRetrySeconds,
    handlers: {
      ...createMailHandlers({ queries, mailer, addresses, log, metrics: mailMetrics }),
      purge: async () => {
        log.info(await purge(queries, outboxFolder, retention), 'purged what is past its retention')
      },
    },
  })
  const ownerSocket =
    config.databaseUrl === null
      ? await openOwnerSocket(config, log, {
          inbox: createInbox(queries, jobs.addMail),
          apiKeys: createApiKeyStore(queries),
          backUp: database.backUp,
        })
      : null
  const stopSweeping = config.workerSecret === null ? null : sweepReadings(queries, log)
  return {
    database,
    jobs,
    contactStore: createContactStore({
      queries,
      addMail: jobs.addMail,
      acknowledge: config.contactAcknowledge,
    }),
    pageViews: createPageViewStore(queries),
    apiKeys: createApiKeyStore(queries),
    readings:
      config.workerSecret === null
        ? null
        : createReadingQueue({
            queries,
            seal: openSeal(config.workerSecret),
            addJob: (id, transaction) => jobs.addReading(id, modelUseOf(config), transaction),
          }),
    workings: createWorkingStore({
      queries,
      secret: once(() => readSharedSecret(queries, 'workings')),
      retentionDays: config.workingRetentionDays,
    }),
    secrets: {
      botCheck: once(() => readSharedSecret(queries, 'bot-check')),
      visitors: once(() => readSharedSecret(queries, 'visitors')),
    },
    isUsable: () => answers(database),
    close: async () => {
      stopSweeping?.()
      await ownerSocket?.stop()
      await jobs.stop(jobGraceMs)
      await database.close()
    },
  }
}

function modelUseOf({ aiMatching, aiReading }: Config): ModelUse {
  return { aiMatching, aiReading }
}

async function openOwnerSocket(config: Config, log: Log, access: OwnerAccess) {
  try {
    return await serveOwner(ownerSocketPath(config.dataDir), access)
  } catch (problem) {
    log.warn(
      { problem },
      'inbox and backup need the server stopped: their socket cannot be opened in DATA_DIR',
    )
    return null
  }
}

function openDatabase(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl === null)
    return openEmbeddedDatabase(config.dataDir, existsSync(initialDatabase) ? initialDatabase : null)
  return openServerDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    onConnectionLost: (problem) => {
      log.warn({ problem }, 'a database connection was lost')
    },
  })
}

async function answers({ queries }: Database): Promise<boolean> {
  try {
    await queries.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
