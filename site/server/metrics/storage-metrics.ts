import { Counter, Gauge, type Registry } from 'prom-client'
import type { Storage } from '#server/storage/open-storage.ts'

/** Adds what the storage knows: mails that wait, and the connections to a database server. */
export function registerStorageMetrics(registry: Registry, current: () => Storage | null): void {
  const gauge = (name: string, help: string, read: (storage: Storage) => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const storage = current()
        if (storage !== null) this.set(await read(storage))
      },
    })
  gauge('mails_waiting', 'Mails that are queued, being sent, or waiting for another attempt.', (storage) =>
    storage.jobs.countWaiting().catch(() => Number.NaN),
  )
  gauge('database_connections', 'Open connections to the database server.', ({ database }) =>
    database.pool === null ? 1 : database.pool.totalCount,
  )
  gauge('database_requests_waiting', 'Requests that wait for a database connection.', ({ database }) =>
    database.pool === null ? 0 : database.pool.waitingCount,
  )
}

/** Counts contact messages that were accepted for the first time. */
export function registerContactMetrics(registry: Registry): Counter {
  return new Counter({
    name: 'contact_messages_total',
    help: 'Contact messages that were stored.',
    registers: [registry],
  })
}
