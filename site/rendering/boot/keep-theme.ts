import { chooseTheme, followTheme, readTheme, reviewTheme } from '#app/shell/theme.ts'
import { whenShown } from './when-shown.ts'

/** Works every theme switch, before React and with it: a press changes the theme, and the switches show which it is. */
export function keepTheme(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-theme-switch]') !== null)
      chooseTheme(readTheme() === 'dark' ? 'light' : 'dark')
  })
  followTheme(showOnSwitches)
  // Another page may have chosen while this one was in the browser's memory, or not on show yet.
  whenShown(reviewTheme)
  showOnSwitches()
}

function showOnSwitches(): void {
  for (const button of document.querySelectorAll('[data-theme-switch]'))
    button.setAttribute('aria-pressed', String(readTheme() === 'dark'))
}
