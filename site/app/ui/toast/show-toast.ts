export type ToastText = {
  title: string
  description: string
  /** `destructive`: something failed; read out at once. */
  variant?: 'plain' | 'destructive'
}

export type ShownToast = ToastText & { id: number }

let shown: ShownToast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: ShownToast | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a notice for five seconds. There is one place for it: a new one takes the place of the last. */
export function showToast(text: ToastText): void {
  lastId += 1
  publish({ ...text, id: lastId })
}

/** Takes a toast away if it is still the one on show. */
export function dismissToast(id: number): void {
  if (shown?.id === id) publish(null)
}

/** The store behind the region: one toast or none. */
export const toastStore = {
  read: (): ShownToast | null => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
