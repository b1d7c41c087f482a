import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse } from '#server/database/folder-in-use.ts'
import { takeFolder } from '#server/database/folder-lock.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doublerule-lock-'))
  path = join(folder, 'db.lock')
})

afterEach(() => rm(folder, { recursive: true }))

function writeLock(holder: { pid: number; host: string }): Promise<void> {
  return writeFile(path, JSON.stringify({ ...holder, token: 't' }))
}

test('a lock is taken once until it is released', async () => {
  const lock = await takeFolder(path)
  await expect(takeFolder(path)).rejects.toBeInstanceOf(FolderInUse)
  await lock.release()
  await (await takeFolder(path)).release()
})

test('the lock of a living process is refused with its number and the ways out', async () => {
  const sleeper = spawn('sleep', ['30'])
  await writeLock({ pid: sleeper.pid ?? 0, host: hostname() })
  await expect(takeFolder(path)).rejects.toThrow(new RegExp(`process ${sleeper.pid}.*DATA_DIR.*DATABASE_URL`))
  sleeper.kill('SIGKILL')
  await once(sleeper, 'exit')
  await (await takeFolder(path)).release()
})

test('a fresh lock of another container is respected, a stale one is not', async () => {
  await writeLock({ pid: 1, host: 'another-container' })
  await expect(takeFolder(path)).rejects.toThrow('process 1 on another-container')
  const aMinuteAgo = new Date(Date.now() - 60_000)
  await utimes(path, aMinuteAgo, aMinuteAgo)
  await (await takeFolder(path)).release()
})

test('a lock with this process’s own number was left by a predecessor in a container', async () => {
  await writeLock({ pid: process.pid, host: hostname() })
  const lock = await takeFolder(path)
  expect(JSON.parse(await readFile(path, 'utf8'))).not.toMatchObject({ token: 't' })
  await lock.release()
})

test('a damaged lock file is replaced', async () => {
  await writeFile(path, '{')
  const lock = await takeFolder(path)
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
  await lock.release()
})

test('of two that find the same stale lock at once, one wins', async () => {
  await writeLock({ pid: 2 ** 22 + 5, host: hostname() })
  const outcomes = await Promise.allSettled([takeFolder(path), takeFolder(path)])
  const taken = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  expect(taken).toHaveLength(1)
  await taken[0]?.value.release()
})
