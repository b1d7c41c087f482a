import { readKeptPapers } from './casts.ts'
import type { KeptPaper } from './kept-paper.ts'

const storageName = 'kept-papers'

export type KeptPapers = ReturnType<typeof openKeptPapers>

/**
 * The list of what was saved from this browser. It stands apart from the desk: whatever is changed there, or cleared, a
 * paper that lies open to others can be deleted from here until it expires.
 */
export function openKeptPapers(storage: () => Storage, now: () => Date = () => new Date()) {
  const listeners = new Set<() => void>()
  let held: readonly KeptPaper[] | null = null

  function read(): readonly KeptPaper[] {
    held ??= load() ?? []
    return held
  }

  /** Papers that have not expired; null where the browser keeps nothing. */
  function load(): readonly KeptPaper[] | null {
    try {
      const stored = readKeptPapers(JSON.parse(storage().getItem(storageName) ?? '[]'))
      return stored.filter(({ expiresAt }) => Date.parse(expiresAt) > now().getTime())
    } catch {
      return null
    }
  }

  /** Another tab may have written meanwhile: what is stored is changed, not what was read first. */
  function write(change: (papers: readonly KeptPaper[]) => readonly KeptPaper[]) {
    held = change(load() ?? read())
    try {
      storage().setItem(storageName, JSON.stringify(held))
    } catch {
      // The list then lives as long as the page.
    }
    tell()
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  return {
    read,
    add: (paper: KeptPaper) => write((papers) => [paper, ...papers.filter(({ id }) => id !== paper.id)]),
    remove: (id: string) => write((papers) => papers.filter((paper) => paper.id !== id)),
    /** What another tab has written is read at the next look. */
    forget: () => {
      held = null
      tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

let opened: KeptPapers | null = null

/** The one list of this browser, kept in step with its other tabs. */
export function keptPapers(): KeptPapers {
  if (opened !== null) return opened
  const papers = openKeptPapers(() => localStorage)
  window.addEventListener('storage', ({ key }) => {
    if (key === storageName) papers.forget()
  })
  opened = papers
  return papers
}
