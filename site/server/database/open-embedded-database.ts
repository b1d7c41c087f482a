import { chmod, cp, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolClient, type QueryResult } from 'pg'
import type { Database } from '#server/database/database.ts'
import { type Engine, startEngine } from '#server/database/embedded/start-engine.ts'
import { takeFolder } from '#server/database/folder-lock.ts'
import { migrateAlone, migrationsFolder } from '#server/database/migrate.ts'
import * as schema from '#server/database/schema.ts'

/** Queries wait this long for their turn; more would only keep visitors waiting for a refusal. */
const turnTimeoutMs = 10_000

/**
 * Opens the database in `dataDir/db`, makes it when there is none, and applies the migrations.
 * Rejects with FolderInUse when another process has it.
 * @param initial Folder of a database to begin with, which is faster than making one.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  initial: string | null = null,
): Promise<Database> {
  const folder = join(dataDir, 'db')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = await takeFolder(join(dataDir, 'db.lock'))
  try {
    if (initial !== null && (await readdir(folder)).length === 0) await copyDatabase(initial, folder)
    return await openOn(await startEngine({ folder, initial: null }), lock.release)
  } catch (problem) {
    await lock.release()
    throw problem
  }
}

/** Puts a copy in the place of an empty folder, as a whole or not at all. */
async function copyDatabase(initial: string, folder: string): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await cp(initial, draft, { recursive: true })
  await chmod(draft, 0o700)
  await rmdir(folder)
  await rename(draft, folder)
}

/** Connects to an engine and applies the migrations; `release` is called after it was closed. */
export async function openOn(engine: Engine, release: () => Promise<void>): Promise<Database> {
  // One connection, because the engine has one session: whoever has a transaction has the database.
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: turnTimeoutMs,
    user: 'postgres',
    database: 'postgres',
    stream: engine.connect,
  })
  pool.on('error', () => {
    // Whoever asks next is told.
  })
  const listeners = new Map<string, (payload: string) => void>()
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => listeners.get(channel)?.(payload ?? ''))
  })

  async function close(): Promise<void> {
    await pool.end()
    await engine.close()
    await release()
  }

  try {
    await withClient(pool, async (client) => {
      const connection = drizzle(client, { schema })
      await migrateAlone(connection, () => migrate(connection, { migrationsFolder }))
    })
  } catch (problem) {
    await close()
    throw problem
  }
  return {
    queries: drizzle(pool, { schema }),
    jobsConnection: { db: makeJobsConnection(pool, listeners), backend: 'pglite' },
    pool: null,
    backUp: () => engine.dump('gzip'),
    close,
  }
}

/** How pg-boss reaches the same connection: blocks of statements that begin and commit, and notifications. */
function makeJobsConnection(pool: Pool, listeners: Map<string, (payload: string) => void>) {
  return {
    executeSql: (text: string, values?: unknown[]) =>
      withClient(pool, async (client) => {
        try {
          return { rows: listRows(await client.query<object>(text, values)) }
        } catch (problem) {
          await client.query('rollback').catch(() => {})
          throw problem
        }
      }),
    listen: async (channel: string, onNotification: (payload: string) => void, onReconnect: () => void) => {
      listeners.set(channel, onNotification)
      await withClient(pool, (client) => client.query(`listen "${channel}"`))
      onReconnect()
      return {
        close: async () => {
          listeners.delete(channel)
          await withClient(pool, (client) => client.query(`unlisten "${channel}"`))
        },
      }
    },
  }
}

/** A block of statements gives one result for each. */
function listRows(result: QueryResult<object> | QueryResult<object>[]): object[] {
  return [result].flat().flatMap(({ rows }) => rows)
}

async function withClient<Value>(pool: Pool, ask: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  try {
    return await ask(client)
  } finally {
    client.release()
  }
}
