import { extensionOf } from '#app/chat/files/file-rules.ts'
import { limits } from '#shared/limits.ts'

const readable: ReadonlySet<string> = new Set(limits.acceptedExtensions)

/** System files that come along with folders and archives. */
function isClutter(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'Thumbs.db')
}

/** Files as dropped, with every zip among them opened and the clutter of folders left out. */
export async function expandFiles(files: readonly File[]): Promise<readonly File[]> {
  const expanded = await Promise.all(
    files.map(async (file) => {
      const path = file.webkitRelativePath === '' ? file.name : file.webkitRelativePath
      if (isClutter(path)) return []
      if (extensionOf(file.name) === 'zip') return unzip(file)
      // A folder holds all sorts of files: what nobody could read is not complained about one by one.
      return file.webkitRelativePath !== '' && !readable.has(extensionOf(file.name)) ? [] : [file]
    }),
  )
  return expanded.flat()
}

/** Archives and folders list files in any order: "bill-2" comes before "bill-10". */
const byName = new Intl.Collator('en', { numeric: true })

async function unzip(archive: File): Promise<File[]> {
  const { openZip } = await import('./open-zip.ts')
  const entries = (await openZip(archive).catch(() => null)) ?? []
  const files: File[] = []
  const sorted = [...entries].sort((left, right) => byName.compare(left.name, right.name))
  for (const entry of sorted) {
    if (!readable.has(extensionOf(entry.name)) || isClutter(entry.name)) continue
    const bytes = await entry.read()
    if (bytes !== null) files.push(new File([bytes], entry.name.split('/').at(-1) ?? entry.name))
  }
  // Without a readable entry the archive itself is refused by its ending, with the list of what is taken.
  return files.length === 0 ? [archive] : files
}
