const graceMs = 250

/**
 * A page that is being left fails its requests as if there were no network. This wait never ends there, so only a
 * page that stays goes on to tell of a failure.
 */
export function outliveUnload(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, graceMs))
}
