import { type Expanded, expandFiles } from './expand-files.ts'
import type { LeftOut } from './left-out.ts'
import { openDesk } from './open-desk.ts'

/** More than any set holds: a folder with more is not walked to its end. */
const mostFiles = 200

/** Lays dropped or chosen files on the desk; folders and archives among them are opened. */
export async function takeFiles(
  files: readonly File[],
  entries: readonly (FileSystemEntry | null)[] = [],
): Promise<void> {
  const hasFolder = entries.some((entry) => entry?.isDirectory === true)
  const walked: Expanded = hasFolder ? await walkEntries(entries) : { files, leftOut: [] }
  const expanded = await expandFiles(walked.files)
  openDesk({ kind: 'files', files: expanded.files, leftOut: [...walked.leftOut, ...expanded.leftOut] })
}

/** The files of dropped folders, one folder after the other. */
export async function walkEntries(entries: readonly (FileSystemEntry | null)[]): Promise<Expanded> {
  const files: File[] = []
  const leftOut: LeftOut[] = []
  const waiting = entries.filter((entry) => entry !== null)
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    if (files.length >= mostFiles) {
      leftOut.push({ name: entry.name, because: 'beyond-count' })
    } else if (isFolder(entry)) {
      waiting.push(...(await readFolder(entry)))
    } else if (isFile(entry)) {
      const file = await openFile(entry)
      if (file === null) leftOut.push({ name: entry.name, because: 'damaged' })
      else files.push(file)
    }
  }
  return { files, leftOut }
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function openFile(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(null)))
}

/** A folder is handed out in parts until a part is empty. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (part.length === 0 || found.length > mostFiles) return found
    found.push(...part)
  }
}
