import { HalfDiscIcon } from '#app/ui/icons.tsx'
import { chooseTheme, useTheme } from './theme.ts'

/** One button, light or dark; the same state wherever it stands. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const theme = useTheme()
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-pressed={theme === 'dark'}
      aria-label="Dark theme"
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <HalfDiscIcon className="size-5 transition-transform dark:rotate-180" />
    </button>
  )
}
