import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { buildInfoPath, clientFolder, importServerEntry, pagesFolder, readBuildInfo } from './build-output.ts'
import { listPageAssets, readClientManifest } from './client-assets.ts'
import { compress } from './compress.ts'
import { renderDocument } from './document-shell.ts'
import { loadStaticFiles } from './load-static-files.ts'
import { makePageCache } from './page-cache.ts'
import { makePageFile, pageHeaders } from './page-file.ts'
import { makePublishedFile, respondWithFile, type PublishedFile } from './published-file.ts'
import { respondEarly } from './request-path.ts'
import type { OpenSiteOptions, Site } from './site.ts'
import { isTextFile, writeTextFile } from './text-files.ts'

const cachedPages = 256
const notFoundPath = '/404'

/** Serves the last build: files and prerendered pages from memory, the other pages behind a cache. */
export async function openProductionSite(options: OpenSiteOptions): Promise<Site> {
  const { apiFetch, publicConfig, log, content } = options
  const build = readBuildInfo()
  if (build === null) throw new Error(`There is no build at ${buildInfoPath}: run npm run build`)
  const entry = await importServerEntry()
  const manifest = readClientManifest(clientFolder)
  const files = loadStaticFiles(clientFolder)
  const isBuiltForConfig = build.publicConfig === JSON.stringify(publicConfig)
  const prerendered = isBuiltForConfig ? loadPages(build.pages) : new Map<string, PublishedFile>()
  const errorPage = loadPage('error', 500)

  async function render(path: string): Promise<PublishedFile> {
    if (isTextFile(path)) return renderTextFile(path)
    const page = await entry.renderPage({ pathname: path, apiFetch, publicConfig })
    return makePageFile(
      page.status,
      renderDocument(page, listPageAssets(manifest, page.routeName)),
      publicConfig,
    )
  }

  async function renderTextFile(path: string): Promise<PublishedFile> {
    const file = await writeTextFile(path, { pages: await entry.listPages(), content })
    const identity = new TextEncoder().encode(file?.body)
    const headers = {
      'content-type': file?.contentType ?? 'text/plain',
      'cache-control': 'public, max-age=3600',
    }
    return makePublishedFile({
      status: 200,
      headers,
      bodies: { identity, ...(await compress(identity, 'request')) },
    })
  }

  const cache = makePageCache({ capacity: cachedPages, revision: () => content?.revision() ?? '', render })

  /** All unknown addresses share one page. */
  async function find(path: string): Promise<PublishedFile> {
    const known = files.get(path) ?? prerendered.get(path)
    if (known !== undefined) return known
    if (isTextFile(path) || entry.findPage(path) !== null) return cache.get(path)
    return prerendered.get(notFoundPath) ?? cache.get(notFoundPath)
  }

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    try {
      return respondEarly(request, url) ?? respondWithFile(request, await find(url.pathname))
    } catch (problem) {
      log.error({ err: problem, path: url.pathname }, 'A page failed to render')
      return respondWithFile(request, errorPage)
    }
  }

  function loadPages(pages: readonly { name: string; path: string | null }[]): Map<string, PublishedFile> {
    return new Map(
      pages.flatMap(({ name, path }) =>
        path === null ? [] : [[path, loadPage(name, path === notFoundPath ? 404 : 200)] as const],
      ),
    )
  }

  function loadPage(name: string, status: PublishedFile['status']): PublishedFile {
    const read = (ending: string) => new Uint8Array(readFileSync(join(pagesFolder, `${name}.html${ending}`)))
    const identity = read('')
    const headers = pageHeaders(status, new TextDecoder().decode(identity), publicConfig)
    return makePublishedFile({ status, headers, bodies: { identity, br: read('.br'), gzip: read('.gz') } })
  }

  return { respond, nodeMiddleware: null, close: () => Promise.resolve() }
}
