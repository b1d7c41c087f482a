const listeners = new Set<() => void>()
let spoken = ''

/** What the one polite region of the desk says. */
export const speak = {
  say: (text: string) => {
    // The same words again are heard again only if the region changes.
    spoken = text === spoken ? `${text}\u00a0` : text
    for (const listener of listeners) listener()
  },
  read: () => spoken,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
