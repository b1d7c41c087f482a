/** Bounds of an archive that a visitor drops: the same as the server keeps for the archives inside of files. */
const mostEntries = 2000
const mostInflatedBytes = 200 * 1024 * 1024

const endSignature = 0x06_05_4b_50
const entrySignature = 0x02_01_4b_50
const localHeaderBytes = 30
const storedMethod = 0
const deflateMethod = 8

export type ZipEntry = { name: string; read: () => Promise<Uint8Array<ArrayBuffer> | null> }

/**
 * Lists a zip archive by its central directory. Sizes that it states about itself are not trusted: what is inflated is
 * counted, over all entries, and reading ends at the bound. Null where it is no archive that can be read here.
 */
export async function openZip(blob: Blob): Promise<readonly ZipEntry[] | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const end = findEnd(view)
  if (end === null) return null
  let inflatedBytes = 0

  async function inflate(
    start: number,
    size: number,
    method: number,
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    const packed = bytes.slice(start, start + size)
    if (method === storedMethod) return packed
    if (method !== deflateMethod) return null
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const chunks: Uint8Array<ArrayBuffer>[] = []
    const reader = stream.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      inflatedBytes += value.length
      if (inflatedBytes > mostInflatedBytes) {
        await reader.cancel()
        return null
      }
      chunks.push(value)
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer())
  }

  const entries: ZipEntry[] = []
  const count = Math.min(view.getUint16(end + 10, true), mostEntries)
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature) return null
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    const method = view.getUint16(at + 10, true)
    const size = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (isEncrypted || local + localHeaderBytes > bytes.length) continue
    const start =
      local + localHeaderBytes + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    entries.push({ name, read: () => inflate(start, size, method).catch(() => null) })
  }
  return entries
}

/** Offset of the end record, which a comment of up to 64 kB may follow. */
function findEnd(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return null
}
