import { chooseTheme, followTheme, readTheme } from '#app/shell/theme.ts'

/** Works every theme switch, before React and with it: a press changes the theme, and the switches show which it is. */
export function keepTheme(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-theme-switch]') !== null)
      chooseTheme(readTheme() === 'dark' ? 'light' : 'dark')
  })
  followTheme(showOnSwitches)
  showOnSwitches()
}

function showOnSwitches(): void {
  for (const button of document.querySelectorAll('[data-theme-switch]'))
    button.setAttribute('aria-pressed', String(readTheme() === 'dark'))
}
