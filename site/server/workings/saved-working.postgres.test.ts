import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { createTestDatabase, testDatabaseUrl } from '#server/testing/create-test-database.ts'
import { startProcess, type ServerProcess } from '#server/testing/start-process.ts'
import type { SaveAnswer, SavedWorkingAnswer } from '#shared/working-answers.ts'

// These need a PostgreSQL of their own: CI starts one and sets TEST_DATABASE_URL.
const hasNoPostgres = testDatabaseUrl === undefined
const bill = makeTestAnalysis([makeTestLine({ id: 'a1', kind: 'electricity', quantity: '100', unit: 'kWh' })])
const settings = { LIMIT_WORKING: '1000/60', LOG_LEVEL: 'warn' }
const sleepSeconds = 2

/** Two processes on a new database, and that database itself; all of it ends with the test. */
async function startTwo() {
  await using stack = new AsyncDisposableStack()
  const { url } = stack.use(await createTestDatabase())
  const shared = { ...settings, DATABASE_URL: url }
  const [first, second] = await Promise.all([startProcess(shared), startProcess(shared)])
  stack.use(first)
  stack.use(second)
  const { query } = stack.use(await connect(url))
  const held = stack.move()
  return { url, first, second, query, [Symbol.asyncDispose]: () => held.disposeAsync() }
}

function save({ origin }: ServerProcess, key: string): Promise<Response> {
  return fetch(`${origin}/api/workings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ analyses: [bill] }),
  })
}

async function connect(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  return {
    query: async (text: string) => (await client.query<Record<string, unknown>>(text)).rows,
    [Symbol.asyncDispose]: () => client.end(),
  }
}

test.skipIf(hasNoPostgres)(
  'a paper saved by one process is read and deleted by the other, and one key saves it once',
  async () => {
    await using pair = await startTwo()
    const { first, second } = pair
    const responses = await Promise.all([first, second, first, second].map((server) => save(server, 'once')))
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const answers = await Promise.all(
      responses.map(async (response) => (await response.json()) as SaveAnswer),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)

    const [{ id, deleteKey } = { id: '', deleteKey: '' }] = answers
    const pathOf = ({ origin }: ServerProcess) => `${origin}/api/workings/${id}`
    const read = (await (await fetch(pathOf(second))).json()) as SavedWorkingAnswer
    expect(read.working.analyses).toEqual([bill])
    const call = { method: 'DELETE', headers: { 'x-delete-key': deleteKey } }
    expect((await fetch(pathOf(second), call)).status).toBe(204)
    expect((await fetch(pathOf(first))).status).toBe(404)
  },
  120_000,
)

test.skipIf(hasNoPostgres)(
  'a process killed between saving and answering leaves one paper, which the same call then gets from the other',
  async () => {
    await using pair = await startTwo()
    const { first, second, query } = pair
    // The row is written while its writer is gone: the database ends a statement that it has begun.
    await query(`create function wait() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${sleepSeconds}); return new; end $$`)
    await query('create trigger slow before insert on saved_working for each row execute function wait()')
    const cut = save(first, 'cut').then(
      ({ status }) => status,
      () => 'cut',
    )
    const inserting = () =>
      query(
        `select 1 from pg_stat_activity where state = 'active' and query like 'insert into "saved_working"%'`,
      )
    await expect.poll(async () => (await inserting()).length, { timeout: 10_000, interval: 50 }).toBe(1)
    await first.end('SIGKILL')
    expect(await cut).toBe('cut')
    await expect.poll(async () => (await inserting()).length, { timeout: 10_000 }).toBe(0)
    const saved = await query('select id from saved_working')
    expect(saved).toHaveLength(1)

    const response = await save(second, 'cut')
    expect(response.status).toBe(201)
    expect(((await response.json()) as SaveAnswer).id).toBe(saved[0]?.['id'])
    expect(await query('select id from saved_working')).toEqual(saved)
  },
  120_000,
)

test.skipIf(hasNoPostgres)(
  'of two processes one deletes what has expired, once for each time that it is due',
  async () => {
    await using pair = await startTwo()
    const { first, second, query } = pair
    expect((await save(first, 'expired')).status).toBe(201)
    expect((await save(second, 'kept')).status).toBe(201)
    await query(`update saved_working set expires_at = now() - interval '1 minute'
      where id = (select id from saved_working order by saved_at limit 1)`)
    // Every minute in place of every night.
    const boss = new PgBoss({ connectionString: pair.url, supervise: false, schedule: false })
    await boss.start()
    await boss.schedule('purge', '* * * * *')
    await boss.stop()
    const count = async () => (await query('select id from saved_working')).length
    await expect.poll(count, { timeout: 150_000, interval: 500 }).toBe(1)
    const times = await query(`select date_trunc('minute', created_on) as due, count(*)::int as jobs
      from pgboss.job where name = 'purge' group by 1`)
    expect(times.map(({ jobs }) => jobs)).toEqual(times.map(() => 1))
  },
  240_000,
)
