import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Database } from '#server/database/database.ts'
import { migrateAlone, migrationsFolder } from '#server/database/migrate.ts'
import * as schema from '#server/database/schema.ts'

export type ServerDatabaseOptions = {
  url: string
  poolSize: number
  /** Called when a connection breaks, idle or in use; the pool opens another when it needs one. */
  onConnectionLost: (problem: Error) => void
}

const connectTimeoutMs = 5_000
const statementTimeoutMs = 30_000

/** Connects to a PostgreSQL server and applies the migrations. Rejects when it cannot be reached. */
export async function openServerDatabase(options: ServerDatabaseOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'doublerule',
  })
  // The pool listens to idle connections only: one that breaks inside a transaction would end the process.
  pool.on('connect', (client) => client.on('error', options.onConnectionLost))
  pool.on('error', () => {
    // The connection has said it.
  })
  try {
    const client = await pool.connect()
    try {
      const connection = drizzle(client, { schema })
      await migrateAlone(connection, () => migrate(connection, { migrationsFolder }))
    } finally {
      client.release()
    }
  } catch (problem) {
    await pool.end()
    throw problem
  }
  return {
    queries: drizzle(pool, { schema }),
    jobsConnection: { connectionString: options.url, max: 4 },
    pool,
    backUp: () => Promise.reject(new Error('Back up a PostgreSQL server with pg_dump.')),
    close: () => pool.end(),
  }
}
