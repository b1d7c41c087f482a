const sampleBytes = 64 * 1024
const mostControls = 0.005
// Text copied out of a PDF whose font has no map holds such letters by the line.
const mostControlsInUtf8 = 0.05
const controlCharacters = /(?!\s)\p{Cc}|\ufffd/gu

/** The text of a file in any of the usual charsets, or null when it is not text. */
export function decodeText(bytes: Uint8Array): string | null {
  const charset = findCharset(bytes)
  const text = new TextDecoder(charset).decode(bytes)
  return isText(text, charset === 'utf-8' ? mostControlsInUtf8 : mostControls) ? text : null
}

function findCharset(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'

  const { even, odd } = countNuls(bytes.subarray(0, sampleBytes))
  const half = Math.min(bytes.length, sampleBytes) / 2
  if (odd > half * 0.4 && even < half * 0.1) return 'utf-16le'
  if (even > half * 0.4 && odd < half * 0.1) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function countNuls(bytes: Uint8Array): { even: number; odd: number } {
  const counts = { even: 0, odd: 0 }
  bytes.forEach((byte, index) => {
    if (byte === 0) counts[index % 2 === 0 ? 'even' : 'odd'] += 1
  })
  return counts
}

/** A file cut in the middle of a character is still UTF-8, hence the stream mode. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

function isText(text: string, most: number): boolean {
  const sample = text.slice(0, sampleBytes)
  const controls = sample.match(controlCharacters)?.length ?? 0
  return controls <= sample.length * most && !text.includes('\u0000')
}
