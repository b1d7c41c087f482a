import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openEmbeddedDatabase } from '#server/database/open-embedded-database.ts'
import { openServerDatabase } from '#server/database/open-server-database.ts'
import { createInbox, type Inbox } from '#server/inbox/create-inbox.ts'
import { askInbox, inboxSocketPath } from '#server/inbox/inbox-socket.ts'
import { createQueues } from '#server/jobs/create-queues.ts'

export type OpenInbox = { inbox: Inbox; close: () => Promise<void> }

/** Opens the inbox for the owner's command: through the running server, or in the database itself. */
export async function openInbox(config: Config): Promise<OpenInbox> {
  if (config.databaseUrl === null) {
    const inbox = await askInbox(inboxSocketPath(config.dataDir))
    if (inbox !== null) return { inbox, close: () => Promise.resolve() }
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
