import type { Seal } from './seal.ts'

export type NamedFile = { fileName: string; bytes: Uint8Array }

const lengthBytes = 2

/** The name is as much of the visitor as the bytes are: both are sealed. */
export function sealFile(seal: Seal, id: string, { fileName, bytes }: NamedFile): Buffer {
  const name = Buffer.from(fileName)
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt16BE(name.length)
  return seal.close(Buffer.concat([length, name, bytes]), `file ${id}`)
}

export function openFile(seal: Seal, id: string, sealed: Uint8Array): NamedFile | null {
  const opened = seal.open(sealed, `file ${id}`)
  if (opened === null) return null
  const end = lengthBytes + opened.readUInt16BE(0)
  return { fileName: opened.subarray(lengthBytes, end).toString('utf8'), bytes: opened.subarray(end) }
}
