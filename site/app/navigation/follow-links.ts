/**
 * Navigates on plain left clicks on links that no component answers: those in the text of a post, and those in parts of a
 * page that are not hydrated yet. Addresses that are no page (files, the API, other hosts) are left to the browser.
 */
export function followLinks(
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
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}
