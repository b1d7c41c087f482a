import type { Page } from '@playwright/test'

export const clientScript = /\/assets\/main-[^/]+\.js$/
const bootScript = /\/assets\/boot-[^/]+\.js$/

/** The scripts that a page asks for. */
export function listScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

/** Holds React back until it is let go: the page stands as it was served, with the boot script alone. */
export function holdClient(page: Page): Promise<() => void> {
  return hold(page, clientScript)
}

/** Holds every script back until they are let go: the page stands as HTML. */
export function holdBoot(page: Page): Promise<() => void> {
  return hold(page, bootScript)
}

async function hold(page: Page, script: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve()
}
