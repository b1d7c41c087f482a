const dataUrl = /^data:[^,]{0,255};base64,/

/** The bytes of a base64 data URL, or null when it is not one. */
export function decodeDataUrl(text: string): Uint8Array | null {
  const head = dataUrl.exec(text.slice(0, 300))?.[0]
  return head === undefined ? null : decodeBase64(text.slice(head.length))
}

/**
 * The bytes of base64, or null when it is none. Node skips what is not base64, so the length of the result is held
 * against the length of the text: a single stray character, or the URL-safe alphabet, is refused.
 */
export function decodeBase64(base64: string): Uint8Array | null {
  if (base64.length % 4 !== 0 || base64.includes('-') || base64.includes('_')) return null
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const bytes = Buffer.from(base64, 'base64')
  return bytes.length === (base64.length / 4) * 3 - padding ? bytes : null
}
