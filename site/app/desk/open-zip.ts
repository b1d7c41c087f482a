import { fail, ok, type Result } from '@doublerule/carbon/result.ts'

/** Bounds of an archive that a visitor drops: the same as the server keeps for the archives inside of files. */
const mostEntries = 2000
const mostInflatedBytes = 200 * 1024 * 1024

const endSignature = 0x06_05_4b_50
const entrySignature = 0x02_01_4b_50
const entryHeaderBytes = 46
const localHeaderBytes = 30
const storedMethod = 0
const deflateMethod = 8
/** A size that stands elsewhere, in the records of archives beyond 4 GB. */
const sizeElsewhere = 0xff_ff_ff_ff

/** Why an entry gives no bytes. `beyond-bytes`: the archive unpacks to more than its bound. */
export type ZipProblem = 'encrypted' | 'damaged' | 'too-large' | 'beyond-bytes'

export type ZipEntry = { name: string; read: () => Promise<Result<Uint8Array<ArrayBuffer>, ZipProblem>> }

export type ZipArchive = {
  entries: readonly ZipEntry[]
  /** Entries beyond those that are listed. */
  more: number
}

type ZipBounds = { entryBytes?: number; allBytes?: number }

/**
 * Lists a zip archive by its central directory. Sizes that it states about itself are not trusted: what is inflated is
 * counted, of each entry and over all, and reading ends at the bound. Null where it is no archive that can be read here.
 */
export async function openZip(
  blob: Blob,
  { entryBytes = mostInflatedBytes, allBytes = mostInflatedBytes }: ZipBounds = {},
): Promise<ZipArchive | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const end = findEnd(view)
  if (end === null) return null
  let inflatedBytes = 0

  async function inflate(packed: Blob): Promise<Result<Uint8Array<ArrayBuffer>, ZipProblem>> {
    const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let length = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return ok(new Uint8Array(await new Blob(chunks).arrayBuffer()))
      length += value.length
      inflatedBytes += value.length
      const problem = inflatedBytes > allBytes ? 'beyond-bytes' : length > entryBytes ? 'too-large' : null
      if (problem !== null) {
        await reader.cancel()
        return fail(problem)
      }
      chunks.push(value)
    }
  }

  async function unpack({ local, method, packedBytes, fullBytes }: Place) {
    if (local + localHeaderBytes > bytes.length) return fail<ZipProblem>('damaged')
    const start =
      local + localHeaderBytes + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (start + packedBytes > bytes.length) return fail<ZipProblem>('damaged')
    const packed = bytes.slice(start, start + packedBytes)
    if (method === storedMethod) return packedBytes > entryBytes ? fail<ZipProblem>('too-large') : ok(packed)
    if (method !== deflateMethod) return fail<ZipProblem>('damaged')
    const unpacked = await inflate(new Blob([packed])).catch(() => fail<ZipProblem>('damaged'))
    const isWhole = !unpacked.ok || fullBytes === sizeElsewhere || unpacked.value.length === fullBytes
    return isWhole ? unpacked : fail<ZipProblem>('damaged')
  }

  const entries: ZipEntry[] = []
  const stated = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  while (entries.length < Math.min(stated, mostEntries)) {
    if (at + entryHeaderBytes > bytes.length || view.getUint32(at, true) !== entrySignature) return null
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    const nameBytes = view.getUint16(at + 28, true)
    const place: Place = {
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      fullBytes: view.getUint32(at + 24, true),
      local: view.getUint32(at + 42, true),
    }
    const nameAt = at + entryHeaderBytes
    const name = new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameBytes))
    at = nameAt + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    entries.push({
      name,
      read: () => (isEncrypted ? Promise.resolve(fail<ZipProblem>('encrypted')) : unpack(place)),
    })
  }
  return { entries, more: stated - entries.length }
}

/** Where the bytes of an entry lie, as the directory states it. */
type Place = { method: number; packedBytes: number; fullBytes: number; local: number }

/** Offset of the end record, which a comment of up to 64 kB may follow. */
function findEnd(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return null
}
