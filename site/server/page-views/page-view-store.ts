import { and, count, eq, sql } from 'drizzle-orm'
import type { Queries } from '#server/database/database.ts'
import { pageView } from '#server/database/schema.ts'

export type PageViewStore = { count: (path: string) => Promise<void> }

/** Paths beyond this many on one day count together, so that made-up paths cannot fill the table. */
const maxPathsPerDay = 2_000
const otherPaths = '(other)'

/** Counts views by day (UTC) and path; nothing else of a view is kept. */
export function createPageViewStore(queries: Queries, now: () => Date = () => new Date()): PageViewStore {
  async function increment(day: string, path: string): Promise<void> {
    await queries
      .insert(pageView)
      .values({ day, path, views: 1 })
      .onConflictDoUpdate({
        target: [pageView.day, pageView.path],
        set: { views: sql`${pageView.views} + 1` },
      })
  }

  return {
    count: async (path) => {
      const day = now().toISOString().slice(0, 10)
      const known = await queries
        .update(pageView)
        .set({ views: sql`${pageView.views} + 1` })
        .where(and(eq(pageView.day, day), eq(pageView.path, path)))
        .returning({ path: pageView.path })
      if (known.length > 0) return
      const [paths] = await queries.select({ number: count() }).from(pageView).where(eq(pageView.day, day))
      await increment(day, (paths?.number ?? 0) < maxPathsPerDay ? path : otherPaths)
    },
  }
}
