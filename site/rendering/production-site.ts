import { join } from 'node:path'
import { distFolder, importServerEntry, readBuildInfo } from './build-output.ts'
import { listPageAssets, readClientManifest } from './client-assets.ts'
import { renderDocument } from './document-shell.ts'
import { generateFile, isGenerated } from './generate-file.ts'
import { once } from '#shared/once.ts'
import { loadErrorPage, loadPrerenderedPages, notFoundPath } from './load-prerendered-pages.ts'
import { loadStaticFiles } from './load-static-files.ts'
import { makePageCache } from './page-cache.ts'
import { makeGeneratedFile, makePageFile, pageHeaders } from './page-file.ts'
import { answerWithFile, respondWithFile, type PublishedFile } from './published-file.ts'
import { respondEarly } from './request-path.ts'
import type { Seed } from './server-entry.ts'
import type { OpenSiteOptions, Site } from './site.ts'

const cachedPages = 256

/** Serves the last build: files and prerendered pages from memory, the other pages behind a cache. */
export async function openProductionSite(options: OpenSiteOptions, folder = distFolder): Promise<Site> {
  const { apiFetch, publicConfig, log, content, library } = options
  const build = readBuildInfo(folder)
  if (build === null) throw new Error(`There is no build in ${folder}: run npm run build`)
  const entry = once(() => importServerEntry(folder))
  const manifest = readClientManifest(folder)

  /** @param address a path, with its query where the page reads one. */
  async function render(address: string): Promise<PublishedFile> {
    const [path = '', search = ''] = address.split('?', 2)
    const { listPages, renderPage } = await entry()
    const file = isGenerated(path, library)
      ? await generateFile(path, { pages: await listPages(), content, library })
      : null
    if (file !== null) return makeGeneratedFile(file)
    const page = await renderPage({ pathname: path, search, apiFetch, publicConfig })
    const html = renderDocument(page, listPageAssets(manifest, page.routeName))
    return makePageFile(page.status, html, publicConfig)
  }

  const files = loadStaticFiles(join(folder, 'client'))
  // The pages were built for a server with no settings; another public configuration shows in them.
  const isAsBuilt = build.publicConfig === JSON.stringify(publicConfig)
  const pages = loadPrerenderedPages(folder, isAsBuilt ? build.pages : [], publicConfig)
  const errorPage = loadErrorPage(folder, publicConfig)
  const revision = () => content?.revision() ?? ''
  const cache = makePageCache({ capacity: cachedPages, revision, render })
  // Apart, so that searches can't push out the pages that everyone asks for.
  const searches = makePageCache({ capacity: cachedPages, revision, render })

  function findBuilt(path: string): PublishedFile | undefined {
    return files.get(path) ?? pages.get(path)
  }

  const notFound = once(async () => pages.get(notFoundPath) ?? render(notFoundPath))

  /** All unknown addresses share one page. */
  async function find({ pathname: path, search }: URL): Promise<PublishedFile> {
    const known = findBuilt(path)
    if (known !== undefined) return known
    if (isGenerated(path, library)) return cache.get(path)
    const page = (await entry()).findPage(path)
    if (page !== null) return page.readsQuery && search !== '' ? searches.get(path + search) : cache.get(path)
    return notFound()
  }

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    try {
      return respondEarly(request, url) ?? respondWithFile(request, await find(url))
    } catch (problem) {
      log.error({ problem, path: url.pathname }, 'a page failed to render')
      return respondWithFile(request, errorPage)
    }
  }

  async function respondWithSeed(path: string, seed: Seed, status: number): Promise<Response> {
    const { renderPage } = await entry()
    const page = await renderPage({ pathname: path, apiFetch, publicConfig, seed })
    const html = renderDocument(page, listPageAssets(manifest, page.routeName))
    const headers = { ...pageHeaders(page.status, html, publicConfig), 'cache-control': 'no-store' }
    return new Response(html, { status, headers })
  }

  return {
    respond,
    answerFromMemory: (path, asked) => {
      const file = findBuilt(path) ?? cache.peek(path)
      return file === undefined ? undefined : answerWithFile(file, asked)
    },
    respondWithSeed,
    nodeMiddleware: null,
    close: () => Promise.resolve(),
  }
}
