import { extensionOf } from '#app/chat/files/file-rules.ts'
import { limits } from '#shared/limits.ts'
import type { LeftOut } from './left-out.ts'

const readable: ReadonlySet<string> = new Set(limits.acceptedExtensions)

/** What was dropped, in files that can be read, and what of it was left out. */
export type Expanded = { files: readonly File[]; leftOut: readonly LeftOut[] }

/** System files that come along with folders and archives. */
function isClutter(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'Thumbs.db')
}

/** Files as dropped, with every zip among them opened; what cannot go on the desk is named with its reason. */
export async function expandFiles(given: readonly File[]): Promise<Expanded> {
  const parts = await Promise.all(given.map(expandOne))
  return { files: parts.flatMap(({ files }) => files), leftOut: parts.flatMap(({ leftOut }) => leftOut) }
}

async function expandOne(file: File): Promise<Expanded> {
  const path = file.webkitRelativePath === '' ? file.name : file.webkitRelativePath
  if (isClutter(path)) return { files: [], leftOut: [] }
  const extension = extensionOf(file.name)
  if (extension === 'zip') return unzip(file)
  return readable.has(extension) ? { files: [file], leftOut: [] } : leave(path, 'type')
}

function leave(name: string, because: LeftOut['because']): Expanded {
  return { files: [], leftOut: [{ name, because }] }
}

/** Archives and folders list files in any order: "bill-2" comes before "bill-10". */
const byName = new Intl.Collator('en', { numeric: true })

async function unzip(archive: File): Promise<Expanded> {
  const { openZip } = await import('./open-zip.ts')
  const zip = await openZip(archive, { entryBytes: limits.fileBytes }).catch(() => null)
  if (zip === null) return leave(archive.name, archive.size === 0 ? 'empty' : 'damaged')
  const files: File[] = []
  const leftOut: LeftOut[] = []
  for (const entry of zip.entries.toSorted((left, right) => byName.compare(left.name, right.name))) {
    if (entry.name.endsWith('/') || isClutter(entry.name)) continue
    const because = refuseName(entry.name)
    const name = `${archive.name}/${entry.name}`
    const content = because === null ? await entry.read() : null
    if (because !== null) leftOut.push({ name, because })
    else if (content?.ok === false) leftOut.push({ name, because: content.problem })
    else if (content?.ok === true)
      files.push(new File([content.value], entry.name.split('/').at(-1) ?? entry.name))
  }
  if (zip.more > 0) leftOut.push({ name: `${zip.more} entries of ${archive.name}`, because: 'beyond-count' })
  if (files.length === 0 && leftOut.length === 0) return leave(archive.name, 'empty')
  return { files, leftOut }
}

/** An archive within an archive is not opened: it could hold another, without end. */
function refuseName(name: string): 'nested' | 'type' | null {
  const extension = extensionOf(name)
  if (extension === 'zip') return 'nested'
  return readable.has(extension) ? null : 'type'
}
