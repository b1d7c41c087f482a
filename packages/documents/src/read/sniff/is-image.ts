/** True for the signatures of JPEG, PNG and WebP. */
export function isImage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    start.startsWith('\u00ff\u00d8\u00ff') || start.startsWith('\u0089PNG') || /^RIFF....WEBP/s.test(start)
  )
}
