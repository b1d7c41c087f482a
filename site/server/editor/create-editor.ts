import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Hono } from 'hono'
import { answerEditor } from './answer-editor.ts'
import { describeEditor, editorPath } from './editor-config.ts'
import { editorRequest } from './editor-request.ts'

export type EditorOptions = {
  /** Holds `posts`, `authors`, `categories` and `images`. */
  contentRoot: string
  bundleFolder: string
}

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** The editor is its own program: nothing of it is in a page of the site, and it reaches nothing but this server. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

/**
 * Decap CMS over the files of `content`, for development. It knows no sign-in, so it answers this machine only: the
 * connection must come from loopback, and pages of other sites are refused by their Host and Origin.
 */
export function createEditor({ contentRoot, bundleFolder }: EditorOptions) {
  const routes = new Hono<{ Bindings: { incoming?: IncomingMessage } }>().basePath(editorPath)

  routes.use(async (context, next) => {
    const address = context.env.incoming?.socket.remoteAddress ?? ''
    const { host } = new URL(context.req.url)
    if (!loopback.test(address) || !ownHost.test(host)) {
      return context.text('The editor answers requests from this machine only.', 403)
    }
    await next()
    context.header('cache-control', 'no-store')
    context.header('x-content-type-options', 'nosniff')
    return undefined
  })

  routes.get('/', async (context) => {
    const isInstalled = (await readBundleFile(bundleFolder, 'decap-cms.js')) !== null
    return context.html(isInstalled ? editorPage : installPage, 200, { 'content-security-policy': policy })
  })

  routes.get('/config.yml', async (context) => {
    // JSON is YAML.
    const config = await describeEditor(contentRoot, new URL(context.req.url).origin)
    return context.body(JSON.stringify(config), 200, { 'content-type': 'text/yaml; charset=utf-8' })
  })

  routes.post('/api', async (context) => {
    if (context.req.header('origin') !== new URL(context.req.url).origin) {
      return context.json({ error: 'The request came from another site.' }, 403)
    }
    const parsed = editorRequest.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return context.json({ error: 'The editor may not do that.' }, 422)
    const answer = await answerEditor(contentRoot, parsed.data)
    return answer.ok ? context.json(answer.value) : context.json({ error: answer.detail }, 422)
  })

  routes.get('/:file{[\\w.-]+\\.js}', async (context) => {
    const script = await readBundleFile(bundleFolder, context.req.param('file'))
    if (script === null) return context.notFound()
    return context.body(new Uint8Array(script), 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })
  return routes
}

function readBundleFile(folder: string, name: string): Promise<Buffer | null> {
  return readFile(join(folder, name)).catch(() => null)
}

const editorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Articles</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link href="${editorPath}/config.yml" type="text/yaml" rel="cms-config-url"></head>
<body><script src="${editorPath}/decap-cms.js"></script></body></html>`

const installPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Articles</title></head><body>
<h1>The article editor is not installed</h1>
<p>Run <code>npm run editor:install</code> once, then load this page again. Articles are the files in
<code>content</code>; any text editor does as well.</p></body></html>`
