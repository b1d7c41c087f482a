import { accessSync, constants } from 'node:fs'

const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser for the journeys: CHROMIUM_PATH, else the first usual path that can be run, else null. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  const candidates = named === undefined ? usualPaths : [named]
  return candidates.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
