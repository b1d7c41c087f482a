import { globSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

const endings: readonly string[] = [
  '.pdf',
  '.jpg',
  '.jpeg',
  '.png',
  '.txt',
  '.csv',
  '.json',
  '.docx',
  '.xlsx',
]

/**
 * The files that paths stand for, in the order given: a folder for all files of a kind that is read in it and below, by name,
 * a pattern for the files that fit it. What stands for no file comes back as it was given, so that it can be told.
 */
export function listFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const found = expand(path)
    return found.length === 0 ? [path] : found
  })
}

/** Whether a folder's file is read: by its ending, and hidden ones and those that an office program has open are not. */
export function isReadKind(name: string): boolean {
  return endings.includes(extname(name).toLowerCase()) && !name.startsWith('.') && !name.startsWith('~$')
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function expand(path: string): string[] {
  if (isFolder(path)) return listFolder(path)
  if (statSync(path, { throwIfNoEntry: false }) !== undefined || !/[*?[{]/.test(path)) return [path]
  return globSync(path)
    .filter((found) => !isFolder(found))
    .toSorted(byName)
}

function listFolder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((left, right) => byName(left.name, right.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : listFolder(path)
      return entry.isFile() && isReadKind(entry.name) ? [path] : []
    })
}

/** The order of the letters' codes, which no language setting changes. */
function byName(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
