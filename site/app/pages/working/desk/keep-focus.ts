const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="-1"]'

/**
 * What is pressed on a paper often goes with it: an answered question, an undone change, a form that is done. The focus
 * then stays on the nearest part of the desk that is still there, where it would fall to the top of the page.
 */
export function keepFocus(root: HTMLElement): () => void {
  let held: { element: Element; around: readonly Element[]; isByKeyboard: boolean } | null = null

  function hold({ target }: FocusEvent) {
    if (!(target instanceof Element)) return
    const isByKeyboard = target.matches(':focus-visible')
    held = { element: target, around: ancestorsOf(target, root), isByKeyboard }
  }

  function catchFocus() {
    if (held === null || held.element.isConnected || document.activeElement !== document.body) return
    const { around, isByKeyboard } = held
    held = null
    const nearest = around.find((element) => element.isConnected) ?? root
    const paper = nearest === root ? root.querySelectorAll<HTMLElement>('#paper-title, .desk-set') : []
    for (const element of [...paper, ...nearest.querySelectorAll<HTMLElement>(focusable)]) {
      element.focus({ preventScroll: true })
      if (document.activeElement !== element) continue
      if (isByKeyboard) element.scrollIntoView({ block: 'nearest' })
      return
    }
  }

  /** Who presses beside it has let it go. */
  function letGo({ target }: Event) {
    if (held !== null && !(target instanceof Node && held.element.contains(target))) held = null
  }

  const observer = new MutationObserver(catchFocus)
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('focusin', hold)
  document.addEventListener('pointerdown', letGo)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', hold)
    document.removeEventListener('pointerdown', letGo)
  }
}

/** From the nearest to the root. */
function ancestorsOf(element: Element, root: Element): readonly Element[] {
  const parent = element.parentElement
  return parent === null || element === root ? [] : [parent, ...ancestorsOf(parent, root)]
}
