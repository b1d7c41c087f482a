import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { FolderInUse } from '#server/database/folder-in-use.ts'

export type FolderLock = { release: () => Promise<void> }

const holderSchema = z.object({ pid: z.number().int(), host: z.string(), token: z.string() })
type Holder = z.infer<typeof holderSchema>

const beatMs = 5_000
const staleMs = 3 * beatMs
const settleMs = 60
const takenHere = new Set<string>()

/**
 * Takes a lock file that belongs to one living process. Its holder touches it every few seconds, so the lock of a
 * killed process is free at once on the same machine, and after 15 seconds when it was held by another container.
 */
export async function takeFolder(path: string): Promise<FolderLock> {
  const mine: Holder = { pid: process.pid, host: hostname(), token: randomUUID() }
  if (!(await tryCreate(path, mine))) {
    const holder = await readHolder(path)
    if (holder !== null && (await isHeld(path, holder))) throw new FolderInUse(path, describe(holder))
    await discard(path)
    if (!(await tryCreate(path, mine))) throw new FolderInUse(path, 'one that started at the same time')
  }
  // Two processes may find the same stale lock; the later one wins, and the earlier one sees it here.
  await wait(settleMs)
  if ((await readHolder(path))?.token !== mine.token)
    throw new FolderInUse(path, 'one that started at the same time')

  takenHere.add(path)
  const beat = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => {})
  }, beatMs)
  beat.unref()
  return {
    release: async () => {
      clearInterval(beat)
      takenHere.delete(path)
      if ((await readHolder(path))?.token === mine.token) await rm(path, { force: true })
    },
  }
}

async function tryCreate(path: string, holder: Holder): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(holder), { flag: 'wx', mode: 0o600 })
    return true
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'EEXIST') return false
    throw problem
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  const text = await readFile(path, 'utf8').catch(() => '')
  try {
    return holderSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

async function isHeld(path: string, holder: Holder): Promise<boolean> {
  const touched = await stat(path).catch(() => null)
  if (touched === null || Date.now() - touched.mtimeMs > staleMs) return false
  if (holder.host !== hostname()) return true
  // A container's process often has the number that its predecessor had.
  return holder.pid === process.pid ? takenHere.has(path) : isAlive(holder.pid)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM'
  }
}

async function discard(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await rename(path, aside).catch(() => {})
  await rm(aside, { force: true })
}

function describe(holder: Holder): string {
  return holder.host === hostname() ? `process ${holder.pid}` : `process ${holder.pid} on ${holder.host}`
}
