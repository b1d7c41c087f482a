/** Waits for a server that has just been started to say that it is ready; throws after a minute. */
export async function waitUntilReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${origin} was not ready within a minute`)
}
