import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export type TestDatabase = AsyncDisposable & {
  url: string
  /** Ends all connections to it and takes no more, as a server does that is restarted. */
  takeAway: () => Promise<void>
  giveBack: () => Promise<void>
}

/** Address of a PostgreSQL for the tests; undefined where there is none, and those tests are skipped. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL']

/** An empty database of its own on the server of TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (testDatabaseUrl === undefined) throw new Error('TEST_DATABASE_URL is not set')
  const admin = new Client({ connectionString: testDatabaseUrl })
  await admin.connect()
  const name = `doublerule_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  const url = new URL(testDatabaseUrl)
  url.pathname = `/${name}`

  async function endConnections(): Promise<void> {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  }

  return {
    url: url.href,
    takeAway: async () => {
      await admin.query(`alter database ${name} with allow_connections false`)
      await endConnections()
    },
    giveBack: async () => {
      await admin.query(`alter database ${name} with allow_connections true`)
    },
    [Symbol.asyncDispose]: async () => {
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}
