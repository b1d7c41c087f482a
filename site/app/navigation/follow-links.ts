/**
 * Navigates on plain left clicks on links that no component answers: those in the text of a post, and those in parts of a
 * page that are not hydrated yet. Addresses that are no page (files, the API, other hosts) are left to the browser.
 * Call it after `hydrateRoot`: React stops a click on its way down to a part that is not hydrated yet, and then only
 * listeners on the root itself, added after React's own, still hear of it.
 */
export function followLinks(
  root: HTMLElement,
  isPage: (pathname: string) => boolean,
  navigate: (address: string) => void,
): () => void {
  function follow(event: MouseEvent): void {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    if (link === null || link.origin !== window.location.origin) return
    if (link.target !== '' || link.hasAttribute('download')) return
    const isHere = link.pathname === window.location.pathname
    if (isHere || !isPage(link.pathname)) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  }
  function followStopped(event: MouseEvent): void {
    // The only trace of stopPropagation; the property is old but in the DOM standard.
    if (event.cancelBubble) follow(event)
  }
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('click', follow, { signal })
  root.addEventListener('click', followStopped, { signal, capture: true })
  return () => listening.abort()
}
