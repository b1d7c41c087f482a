/** The element that the address's hash names, or null. */
export function findHashTarget(): HTMLElement | null {
  const id = window.location.hash.slice(1)
  return id === '' ? null : document.getElementById(id)
}
