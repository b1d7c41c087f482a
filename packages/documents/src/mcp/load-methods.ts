import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Method } from './mcp-ports.ts'

/** The method pages of this repository; empty where they were not brought along. */
export function loadMethods(folder = join(import.meta.dirname, '../../../../docs/method')): Method[] {
  return listNames(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const title = /^# (.{1,120})$/m.exec(text)?.[1] ?? name
    return { name: name.replace(/\.md$/, '').toLowerCase(), title, text }
  })
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
  } catch {
    return []
  }
}
