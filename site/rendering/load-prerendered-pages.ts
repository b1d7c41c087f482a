import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicConfig } from '#shared/public-config.ts'
import type { BuildInfo } from './build-output.ts'
import { pageHeaders } from './page-file.ts'
import { makePublishedFile, type PublishedFile } from './published-file.ts'

/** Where the page stands that all unknown addresses get. */
export const notFoundPath = '/404'

/** Reads the pages that the build wrote, by path. */
export function loadPrerenderedPages(
  folder: string,
  pages: BuildInfo['pages'],
  config: PublicConfig,
): Map<string, PublishedFile> {
  return new Map(
    pages.map(({ name, path }) => [path, loadPage(folder, name, path === notFoundPath ? 404 : 200, config)]),
  )
}

export function loadErrorPage(folder: string, config: PublicConfig): PublishedFile {
  return loadPage(folder, 'error', 500, config)
}

function loadPage(
  folder: string,
  name: string,
  status: PublishedFile['status'],
  config: PublicConfig,
): PublishedFile {
  const read = (ending: string) =>
    new Uint8Array(readFileSync(join(folder, 'pages', `${name}.html${ending}`)))
  const identity = read('')
  const headers = pageHeaders(status, new TextDecoder().decode(identity), config)
  return makePublishedFile({ status, headers, bodies: { identity, br: read('.br'), gzip: read('.gz') } })
}
