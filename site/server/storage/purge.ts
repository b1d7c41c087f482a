import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lt, sql } from 'drizzle-orm'
import type { Queries } from '#server/database/database.ts'
import { contactMessage, pageView, rateLimit, savedWorking, spentBotCheck } from '#server/database/schema.ts'

export type Retention = { contactDays: number; pageViewDays: number }
export type Purged = { messages: number; workings: number; mailFiles: number }

/** Removes what is past its retention: messages and their mail files, expired papers, old counts, spent checks, expired
 * limits. */
export async function purge(
  queries: Queries,
  outboxFolder: string,
  retention: Retention,
  now: Date = new Date(),
): Promise<Purged> {
  const messagesBefore = daysBefore(now, retention.contactDays)
  const removed = await queries
    .delete(contactMessage)
    .where(lt(contactMessage.createdAt, messagesBefore))
    .returning({ id: contactMessage.id })
  await queries.delete(pageView).where(lt(pageView.day, toDay(daysBefore(now, retention.pageViewDays))))
  await queries.delete(spentBotCheck).where(lt(spentBotCheck.expiresAt, now))
  await queries.delete(rateLimit).where(sql`${rateLimit.expire} < ${now.getTime()}`)
  const expired = await queries
    .delete(savedWorking)
    .where(lt(savedWorking.expiresAt, now))
    .returning({ id: savedWorking.id })
  return {
    messages: removed.length,
    workings: expired.length,
    mailFiles: await purgeFiles(outboxFolder, messagesBefore),
  }
}

async function purgeFiles(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs >= before.getTime()) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 3_600_000)
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
