const bytesPerKilobyte = 1024
const bytesPerMegabyte = bytesPerKilobyte * 1024

/** In the units of the 10 MB limit: '812 bytes', '84 kB', '9.6 MB'. */
export function formatFileSize(sizeBytes: number): string {
  if (sizeBytes < bytesPerKilobyte) return sizeBytes === 1 ? '1 byte' : `${sizeBytes} bytes`
  if (sizeBytes < bytesPerMegabyte) return `${Math.round(sizeBytes / bytesPerKilobyte)} kB`
  return `${(sizeBytes / bytesPerMegabyte).toFixed(1)} MB`
}
