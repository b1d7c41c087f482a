import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const workspaceFolder = fileURLToPath(new URL('../../../..', import.meta.url))

/** What `npm ci` and the command line keep between runs; it may be deleted at any time. */
export const cacheFolder = join(workspaceFolder, 'node_modules', '.cache', 'doublerule')

/**
 * Says what a snapshot was made of: the version of Node, the file of the snapshot, then a line for each source with its
 * size, the time of its last change and its path. Written last, so that a snapshot is there when this is.
 */
export const manifestPath = join(cacheFolder, 'reader.txt')

/** Installing any package changes these. */
export const lockFiles = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) =>
  join(workspaceFolder, name),
)
