import { fromBufferPromise } from 'yauzl'
import type { Entry } from 'yauzl'
import type { ReadProblem } from '../../document-text.ts'
import { readLimits } from '../limits/read-limits.ts'
import { refuse } from '../limits/refuse.ts'

/** Asked after every chunk: "stop" ends the reading of this entry. */
export type TextSink = (chunk: string) => 'more' | 'stop'

export type ZipArchive = {
  names: readonly string[]
  /**
   * Streams one entry as UTF-8 text. "cut" means that the sink or the limit for the whole archive ended it;
   * the sizes that the archive states about itself are not trusted. Rejects when the entry is damaged.
   */
  readText: (name: string, sink: TextSink) => Promise<'done' | 'cut' | 'missing'>
}

export type ZipResult = { ok: true; value: ZipArchive } | { ok: false; problem: ReadProblem }

/** Lists a zip archive without inflating anything. */
export async function openZip(bytes: Uint8Array): Promise<ZipResult> {
  const entries = new Map<string, Entry>()
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let zip: Awaited<ReturnType<typeof fromBufferPromise>>
  try {
    zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false })
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) return refuse('encrypted', 'The archive inside the file is encrypted.')
      entries.set(entry.fileName, entry)
      if (entries.size > readLimits.zipEntries) {
        return refuse('too_large', `The file holds more than ${readLimits.zipEntries} parts.`)
      }
    }
  } catch {
    return refuse('corrupt', 'The archive inside the file is damaged.')
  }

  let inflatedBytes = 0
  async function readText(name: string, sink: TextSink): Promise<'done' | 'cut' | 'missing'> {
    const entry = entries.get(name)
    if (!entry) return 'missing'
    const stream = await zip.openReadStreamPromise(entry)
    const decoder = new TextDecoder()
    try {
      for await (const chunk of stream) {
        if (!(chunk instanceof Uint8Array)) continue
        inflatedBytes += chunk.length
        if (inflatedBytes > readLimits.inflatedBytes) return 'cut'
        if (sink(decoder.decode(chunk, { stream: true })) === 'stop') return 'cut'
      }
    } finally {
      stream.destroy()
    }
    return sink(decoder.decode()) === 'stop' ? 'cut' : 'done'
  }
  return { ok: true, value: { names: [...entries.keys()], readText } }
}
