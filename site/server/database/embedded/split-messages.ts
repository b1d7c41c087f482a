const startupVersions: ReadonlySet<number> = new Set([196_608, 196_610])

/**
 * Cuts a stream of bytes into whole messages of PostgreSQL's protocol, version 3 (section 53.7 of its manual): a type
 * and a length, the startup message a length alone.
 */
export function splitMessages(): (bytes: Uint8Array) => Uint8Array[] {
  let rest: Buffer = Buffer.alloc(0)
  return (bytes) => {
    rest = rest.length === 0 ? Buffer.from(bytes) : Buffer.concat([rest, bytes])
    const messages: Uint8Array[] = []
    for (;;) {
      const sizeBytes = measureMessage(rest)
      if (sizeBytes === null || rest.length < sizeBytes) return messages
      messages.push(new Uint8Array(rest.subarray(0, sizeBytes)))
      rest = rest.subarray(sizeBytes)
    }
  }
}

/** Null where too little has come to tell. */
function measureMessage(bytes: Buffer): number | null {
  if (bytes.length >= 8 && startupVersions.has(bytes.readInt32BE(4))) return bytes.readInt32BE(0)
  return bytes.length < 5 ? null : 1 + bytes.readInt32BE(1)
}
