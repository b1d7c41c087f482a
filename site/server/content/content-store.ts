import { watch } from 'node:fs'
import { loadContent } from './load-content.ts'
import { readRenderedArticles } from './rendered-articles.ts'
import type { Snapshot } from './snapshot.ts'

export type ContentStore = {
  /** The newest snapshot that loaded without a problem. */
  current: () => Snapshot
  close: () => void
}

export type ContentStoreResult =
  { ok: true; store: ContentStore } | { ok: false; problems: readonly string[] }

const debounceMs = 50

/**
 * Loads a content folder once, with the HTML that the build made where there is one; with `onReload` it renders all itself,
 * watches the folder and keeps the last good snapshot.
 */
export async function openContentStore(
  root: string,
  onReload?: (problems: readonly string[]) => void,
): Promise<ContentStoreResult> {
  const first = await loadContent(root, onReload === undefined ? await readRenderedArticles() : undefined)
  if (!first.ok) return first
  let snapshot = first.snapshot
  if (onReload === undefined) return { ok: true, store: { current: () => snapshot, close: () => undefined } }

  let timer: NodeJS.Timeout | undefined
  async function reload(): Promise<void> {
    const next = await loadContent(root)
    if (next.ok) snapshot = next.snapshot
    onReload?.(next.ok ? [] : next.problems)
  }
  const watcher = watch(root, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void reload(), debounceMs)
  })
  return {
    ok: true,
    store: {
      current: () => snapshot,
      close: () => {
        clearTimeout(timer)
        watcher.close()
      },
    },
  }
}
