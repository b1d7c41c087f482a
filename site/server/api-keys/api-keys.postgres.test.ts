import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase, testDatabaseUrl } from '#server/testing/create-test-database.ts'
import { startProcess } from '#server/testing/start-process.ts'

// These need a PostgreSQL of their own: CI starts one and sets TEST_DATABASE_URL.
const hasNoPostgres = testDatabaseUrl === undefined
const script = join(import.meta.dirname, '../../scripts/api-keys.ts')
const { PATH = '' } = process.env

async function manage(url: string, ...words: readonly string[]): Promise<string> {
  const env = { PATH, DATABASE_URL: url }
  return (await promisify(execFile)(process.execPath, [script, ...words], { env })).stdout
}

test.skipIf(hasNoPostgres)(
  'a key that the owner makes on the command line lifts the limit of every process, and only its hash is kept',
  { timeout: 120_000 },
  async () => {
    await using database = await createTestDatabase()
    const settings = { DATABASE_URL: database.url, LIMIT_API: '3/600', LOG_LEVEL: 'warn' }
    const [first, second] = await Promise.all([startProcess(settings), startProcess(settings)])
    await using _first = first
    await using _second = second
    const [key = ''] = (await manage(database.url, 'create', 'Ada and Co')).split('\n')
    const [, id = ''] = /^(\S+) .* in use .* Ada and Co$/m.exec(await manage(database.url, 'list')) ?? []

    const ask = async (origin: string, headers: Record<string, string> = {}) =>
      (await fetch(`${origin}/api/v1/units`, { headers })).status
    const bearer = { authorization: `Bearer ${key}` }
    // Without a key the two processes count together.
    const open = [first, second, first, second].map(({ origin }) => origin)
    const answered: number[] = []
    for (const origin of open) answered.push(await ask(origin))
    expect(answered).toEqual([200, 200, 200, 429])
    expect(await Promise.all([ask(first.origin, bearer), ask(second.origin, bearer)])).toEqual([200, 200])

    const client = new Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query('select * from api_key')
    await client.end()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(key.slice(3))

    expect(await manage(database.url, 'revoke', id)).toContain('ends within a minute')
    expect(await manage(database.url, 'list')).toContain('revoked')
  },
)
