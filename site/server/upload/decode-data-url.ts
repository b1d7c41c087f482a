const dataUrl = /^data:[^,]{0,255};base64,/

/**
 * The bytes of a base64 data URL, or null when it is not one. Node skips what is not base64, so the length of the
 * result is held against the length of the text: a single stray character, or the URL-safe alphabet, is refused.
 */
export function decodeDataUrl(text: string): Uint8Array | null {
  const head = dataUrl.exec(text.slice(0, 300))?.[0]
  if (head === undefined) return null
  const base64 = text.slice(head.length)
  if (base64.length % 4 !== 0 || base64.includes('-') || base64.includes('_')) return null
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const bytes = Buffer.from(base64, 'base64')
  return bytes.length === (base64.length / 4) * 3 - padding ? bytes : null
}
