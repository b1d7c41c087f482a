import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { createApiKeyStore } from '#server/api-keys/api-key-store.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openEmbeddedDatabase } from '#server/database/open-embedded-database.ts'
import { openServerDatabase } from '#server/database/open-server-database.ts'
import { createInbox } from '#server/owner/create-inbox.ts'
import { askOwner, ownerSocketPath, type OwnerAccess } from '#server/owner/owner-socket.ts'
import { createQueues } from '#server/jobs/create-queues.ts'

export type OpenOwnerAccess = OwnerAccess & { close: () => Promise<void> }

/** Opens what the owner's commands need: through the running server, or in the database itself. */
export async function openOwnerAccess(config: Config): Promise<OpenOwnerAccess> {
  if (config.databaseUrl === null) {
    const access = await askOwner(ownerSocketPath(config.dataDir))
    if (access !== null) return { ...access, close: () => Promise.resolve() }
  }
  const database = await openDatabase(config)
  const boss = new PgBoss({ ...database.jobsConnection, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await createQueues(boss, config.mailRetrySeconds)
  return {
    inbox: createInbox(database.queries, async (job, transaction) => {
      await boss.send('mail', job, { db: fromDrizzle(transaction, sql) })
    }),
    apiKeys: createApiKeyStore(database.queries),
    backUp: database.backUp,
    close: async () => {
      await boss.stop()
      await database.close()
    },
  }
}

function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl === null) return openEmbeddedDatabase(dataDir)
  return openServerDatabase({ url: databaseUrl, poolSize: 2, onConnectionLost: () => {} })
}
