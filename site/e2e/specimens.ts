import { join } from 'node:path'

/** The folder of the documents that we made. */
export const specimens = join(import.meta.dirname, '../../packages/documents/specimens')
