import { expandFiles } from './expand-files.ts'
import { openDesk } from './open-desk.ts'

/** More than any set holds: a folder with more is not walked to its end. */
const mostFiles = 200

/** Lays dropped or chosen files on the desk; folders and archives among them are opened. */
export async function takeFiles(
  files: readonly File[],
  entries: readonly (FileSystemEntry | null)[] = [],
): Promise<void> {
  const hasFolder = entries.some((entry) => entry?.isDirectory === true)
  const found = hasFolder ? await walkEntries(entries) : files
  openDesk({ kind: 'files', files: await expandFiles(found) })
}

async function walkEntries(entries: readonly (FileSystemEntry | null)[]): Promise<File[]> {
  const files: File[] = []
  const waiting = [...entries]
  while (waiting.length > 0 && files.length < mostFiles) {
    const entry = waiting.shift()
    if (entry instanceof FileSystemFileEntry) {
      const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))
      if (file !== null) files.push(file)
    } else if (entry instanceof FileSystemDirectoryEntry) {
      waiting.push(...(await readFolder(entry)))
    }
  }
  return files
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
