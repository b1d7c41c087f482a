import { limits } from '#shared/limits.ts'

/** What the choosers of the browser offer: documents, and archives of them. */
export const acceptedFiles = [...limits.acceptedExtensions, 'zip']
  .map((extension) => `.${extension}`)
  .join(',')
