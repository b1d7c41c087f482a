/** Escape closes the menu it is pressed in, a native disclosure, and gives the focus back to what opened it. */
export function closeMenus(): void {
  addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof Element)) return
    const menu = target.closest<HTMLDetailsElement>('details[data-menu]')
    if (menu?.open !== true) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
