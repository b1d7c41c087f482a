export type Theme = 'light' | 'dark'

const storageKey = 'theme'
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

/** Tells of every change: a choice on this page or in another tab, and the system's while nothing is chosen. */
export function followTheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  function followSystem() {
    const theme = system.matches ? 'dark' : 'light'
    if (readStoredTheme() === null && theme !== readTheme()) showTheme(theme)
  }
  function followOtherTabs(event: StorageEvent) {
    if (event.key === storageKey && event.newValue !== null) {
      showTheme(event.newValue === 'dark' ? 'dark' : 'light')
    }
  }
  // The system may have changed between the first paint and now.
  followSystem()
  listeners.add(listener)
  system.addEventListener('change', followSystem)
  addEventListener('storage', followOtherTabs)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', followSystem)
    removeEventListener('storage', followOtherTabs)
  }
}
