import { findHashTarget } from './find-hash-target.ts'

const storageKey = 'scroll-positions'
const entriesKept = 50
const restoreWithinMs = 2_000

export type ScrollMemory = {
  /** To be called when a page stands: goes back to where a traversed entry was left, else to the hash, else to the top. */
  settle: () => void
  stop: () => void
}

/**
 * Takes scrolling over from the browser, which would restore before the page of the entry has been rendered.
 * Positions are kept per history entry, in session storage across reloads. Start it before the router subscribes.
 */
export function startScrollMemory(): ScrollMemory {
  const positions = readPositions()
  const listeners = new AbortController()
  const { signal } = listeners
  let shownEntry = currentEntryKey()
  let shownPathname = window.location.pathname
  let isTraversal = false
  let stopRestoring = () => {}

  function settle(): void {
    stopRestoring()
    shownEntry = currentEntryKey()
    shownPathname = window.location.pathname
    const saved = isTraversal ? positions.get(shownEntry) : undefined
    isTraversal = false
    if (saved !== undefined) stopRestoring = scrollWhenTallEnough(saved)
    else if (!scrollToHash()) window.scrollTo(0, 0)
  }

  function settleOnSamePage(): void {
    const saved = positions.get(currentEntryKey())
    shownEntry = currentEntryKey()
    if (saved !== undefined) window.scrollTo(0, saved)
  }

  // It may start long after the visitor has scrolled, and leave with no further scroll.
  positions.set(shownEntry, window.scrollY)
  // A document that is still loading is scrolled by the browser once more; then pageshow comes.
  if (document.readyState === 'complete') history.scrollRestoration = 'manual'
  window.addEventListener('scroll', () => positions.set(shownEntry, window.scrollY), {
    signal,
    passive: true,
  })
  window.addEventListener('pushState', () => (isTraversal = false), { signal, capture: true })
  window.addEventListener(
    'popstate',
    () => {
      isTraversal = true
      if (window.location.pathname === shownPathname) settleOnSamePage()
    },
    { signal, capture: true },
  )
  window.addEventListener(
    'pagehide',
    () => {
      // The next document, or this one reloaded, has its height from the server: there the browser restores best.
      history.scrollRestoration = 'auto'
      writePositions(positions)
    },
    { signal },
  )
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal })

  return {
    settle,
    stop: () => {
      listeners.abort()
      stopRestoring()
    },
  }
}

function currentEntryKey(): string {
  const key = 'navigation' in window ? window.navigation.currentEntry?.key : undefined
  return key ?? window.location.href
}

function scrollToHash(): boolean {
  const target = findHashTarget()
  target?.scrollIntoView()
  return target !== null
}

/** Scrolls now, and again while late content makes the page taller, until it fits, the visitor scrolls or time is up. */
function scrollWhenTallEnough(top: number): () => void {
  window.scrollTo(0, top)
  if (canReach(top)) return () => {}
  const ended = new AbortController()
  const { signal } = ended
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (canReach(top)) ended.abort()
  })
  growth.observe(document.body)
  const timer = setTimeout(() => ended.abort(), restoreWithinMs)
  signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(timer)
  })
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(type, () => ended.abort(), { signal, passive: true })
  }
  return () => ended.abort()
}

function canReach(top: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= top
}

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : [])
  } catch {
    return new Map()
  }
}

function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-entriesKept)))
  } catch {
    // Storage may be full or forbidden; positions then live as long as the document.
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
