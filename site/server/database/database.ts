import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { ConstructorOptions } from 'pg-boss'
import type * as schema from '#server/database/schema.ts'

/** What both drivers answer to a raw statement. */
type Rows = PgQueryResultHKT & { readonly type: { rows: unknown[] } }

/** Queries of drizzle-orm, the same for the embedded database and for a server. */
export type Queries = PgDatabase<Rows, typeof schema>

export type Transaction = PgTransaction<Rows, typeof schema, ExtractTablesWithRelations<typeof schema>>

/** An open database whose migrations are applied. */
export type Database = {
  queries: Queries
  /** How pg-boss reaches the same database. */
  jobsConnection: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>
  /** The connections of a PostgreSQL server; null for the embedded database. */
  pool: Pool | null
  /** The embedded database as a compressed archive of its folder. Rejects for a server, which has pg_dump. */
  backUp: () => Promise<Uint8Array>
  close: () => Promise<void>
}
