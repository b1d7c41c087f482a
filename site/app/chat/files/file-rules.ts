import { limits } from '#shared/limits.ts'

type FileRefusal = 'fileTypeRefused' | 'fileTooLarge' | 'fileEmpty' | 'uploadLimitReached'

/** For the file field: the browser greys out what the server would refuse. */
export const acceptAttribute = limits.acceptedExtensions.map((extension) => `.${extension}`).join(',')

/** Key of the toast that refuses the file, or null when it may be attached. */
export function refuseFile(file: { name: string; size: number }, uploadsUsed: number): FileRefusal | null {
  if (uploadsUsed >= limits.uploadsPerSession) return 'uploadLimitReached'
  if (!limits.acceptedExtensions.some((extension) => extension === extensionOf(file.name))) {
    return 'fileTypeRefused'
  }
  if (file.size > limits.fileBytes) return 'fileTooLarge'
  return file.size === 0 ? 'fileEmpty' : null
}

export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot === -1 ? '' : fileName.slice(dot + 1).toLowerCase()
}
