import { createServer as createSocket } from 'node:net'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { renderDocument } from './document-shell.ts'
import { toServerEntry } from './casts.ts'
import { generateFile } from './generate-file.ts'
import { respondEarly } from './request-path.ts'
import type { Seed, ServerEntry } from './server-entry.ts'
import type { OpenSiteOptions, Site } from './site.ts'

const assets = {
  stylesheets: ['/app/styles/main.css'],
  modules: [],
  fonts: [],
  bootScript: '/rendering/entry-boot.ts',
}

/** Vite puts inline scripts and styles into the page and talks to it over a socket; production has a strict policy. */
const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' https:; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob: https:; connect-src 'self' ws: https:; worker-src 'self' blob:; frame-src https:; frame-ancestors 'none'"

/** Serves the sources: Vite answers for modules and hot updates, pages are rendered anew on each request. */
export async function openDevelopmentSite(options: OpenSiteOptions): Promise<Site> {
  const { apiFetch, log, content, library } = options
  const hasOwnEditor =
    options.publicConfig.content.mode === 'embedded' && options.publicConfig.studioUrl === null
  const editor = hasOwnEditor ? options.editor : undefined
  const publicConfig =
    editor === undefined ? options.publicConfig : { ...options.publicConfig, studioUrl: editor.path }
  const vite = await createServer({
    configFile: new URL('../vite.config.ts', import.meta.url).pathname,
    // The default loader imports a temporary copy, whose removal would restart `node --watch`.
    configLoader: 'native',
    clearScreen: false,
    // A port of its own for hot updates: several development servers may run on one machine.
    server: { middlewareMode: true, hmr: { port: await findFreePort() } },
  })

  async function answer({ pathname: path, search }: URL): Promise<Response> {
    const entry = await importEntry(vite)
    const file = await generateFile(path, { pages: await entry.listPages(), content, library })
    if (file !== null) return new Response(file.body, { headers: { 'content-type': file.contentType } })
    const page = await entry.renderPage({ pathname: path, search: search.slice(1), apiFetch, publicConfig })
    return respondWithHtml(page.status, await vite.transformIndexHtml(path, renderDocument(page, assets)))
  }

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    try {
      return respondEarly(request, url) ?? (await answer(url))
    } catch (problem) {
      const error = problem instanceof Error ? problem : new Error(String(problem))
      log.error({ problem: error, path: url.pathname }, 'a page failed to render')
      return respondWithHtml(500, renderOverlay(error))
    }
  }

  async function respondWithSeed(path: string, seed: Seed, status: number): Promise<Response> {
    const entry = await importEntry(vite)
    const page = await entry.renderPage({ pathname: path, apiFetch, publicConfig, seed })
    return respondWithHtml(status, await vite.transformIndexHtml(path, renderDocument(page, assets)))
  }

  const nodeMiddleware: Site['nodeMiddleware'] = (request, response, next) => {
    if (editor !== undefined && request.url?.startsWith(editor.path) === true) {
      void editor.listener(request, response)
    } else vite.middlewares(request, response, next)
  }

  return { respond, respondWithSeed, nodeMiddleware, close: () => vite.close() }
}

async function importEntry(vite: ViteDevServer): Promise<ServerEntry> {
  const { ssr } = vite.environments
  if (ssr === undefined || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no runnable ssr environment')
  return toServerEntry(await ssr.runner.import('/rendering/entry-server.tsx'))
}

function respondWithHtml(status: number, html: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': developmentPolicy,
  }
  return new Response(html, { status, headers })
}

/** Vite's own overlay, which goes away with the next hot update. */
function renderOverlay({ message, stack = '' }: Error): string {
  const error = JSON.stringify({ message, stack }).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html><html lang="en"><head><title>Error</title></head><body><script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${error}))
</script></body></html>`
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket().once('error', reject)
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address()
      socket.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
