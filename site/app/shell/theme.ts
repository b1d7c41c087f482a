export type Theme = 'light' | 'dark'

const storageKey = 'theme'
const darkQuery = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/** The theme on show. The class on `<html>` is the state: an inline script sets it before the first paint. */
export function readTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  document.documentElement.style.colorScheme = theme
  for (const listener of listeners) listener()
}

/** Shows a theme and keeps the choice; from here on the system's preference is no longer followed. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be closed to the page: the choice then lasts until the next load.
  }
  showTheme(theme)
}

function readStoredTheme(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Shows the stored choice, else the system's: either may have changed since the first paint, or in another page. */
export function reviewTheme(): void {
  const stored = readStoredTheme()
  const isDark = stored === 'dark' || (stored !== 'light' && matchMedia(darkQuery).matches)
  const theme = isDark ? 'dark' : 'light'
  if (theme !== readTheme()) showTheme(theme)
}

/** Tells of every change: a choice on this page or in another tab, and the system's while nothing is chosen. */
export function followTheme(listener: () => void): () => void {
  function followOtherTabs(event: StorageEvent) {
    if (event.key === storageKey && event.newValue !== null) {
      showTheme(event.newValue === 'dark' ? 'dark' : 'light')
    }
  }
  const system = matchMedia(darkQuery)
  listeners.add(listener)
  system.addEventListener('change', reviewTheme)
  addEventListener('storage', followOtherTabs)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', reviewTheme)
    removeEventListener('storage', followOtherTabs)
  }
}
