/** Loads the page anew, but not into nothing: the server, too, may be out of reach. */
export async function reloadIfServed(reload: () => void): Promise<void> {
  const init = { method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } } as const
  const answer = await fetch(location.href, init).catch(() => null)
  if (answer?.ok === true) reload()
}
