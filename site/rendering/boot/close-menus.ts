/** Escape closes the menu it is pressed in, a native disclosure, and gives the focus back to what opened it. */
export function closeMenus(): void {
  addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' && target instanceof Element ? target.closest('details[data-menu]') : null
    if (!(menu instanceof HTMLDetailsElement) || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
