import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = {
  name: string
  /** General purpose flags; bit 0 says encrypted. */
  flags?: number
} & ({ content: string | Uint8Array } | { packed: Buffer; sizeBytes: number })

const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endHeader = 0x06054b50
const deflated = 8
/** 1 October 2025 in the date format of MS-DOS, so that the same parts give the same bytes. */
const madeOn = ((2025 - 1980) << 9) | (10 << 5) | 1

/** Packs parts into a zip archive, in their order. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const { packed, sizeBytes, checksum } = pack(part)
    const nameBytes = Buffer.from(part.name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(part.flags ?? 0, 2)
    shared.writeUInt16LE(deflated, 4)
    shared.writeUInt16LE(madeOn, 8)
    shared.writeUInt32LE(checksum, 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(sizeBytes, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    locals.push(numberOf(localHeader), shared, nameBytes, packed)

    const central = Buffer.alloc(46)
    central.writeUInt32LE(centralHeader, 0)
    central.writeUInt16LE(20, 4)
    shared.copy(central, 6)
    central.writeUInt32LE(offset, 42)
    centrals.push(central, nameBytes)
    offset += 4 + shared.length + nameBytes.length + packed.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(endHeader, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** Content that is packed already comes without a checksum: readers of streams do not ask for it. */
function pack(part: ZipPart): { packed: Buffer; sizeBytes: number; checksum: number } {
  if ('packed' in part) return { packed: part.packed, sizeBytes: part.sizeBytes, checksum: 0 }
  const raw = typeof part.content === 'string' ? Buffer.from(part.content) : part.content
  return { packed: deflateRawSync(raw, { level: 9 }), sizeBytes: raw.length, checksum: crc32(raw) }
}

function numberOf(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
