import { useSyncExternalStore } from 'react'
import { HalfDiscIcon } from '#app/ui/icons.tsx'
import { followTheme, readTheme } from './theme.ts'

/** One button, light or dark; the same state wherever it stands. The boot script hears its press, with React or without. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const theme = useSyncExternalStore(followTheme, readTheme, () => 'light')
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-pressed={theme === 'dark'}
      aria-label="Dark theme"
      data-theme-switch
      data-plain
      // What the boot script has written there.
      suppressHydrationWarning
    >
      <HalfDiscIcon className="size-5 transition-transform dark:rotate-180" />
    </button>
  )
}
