import type { Method } from '@doublerule/documents/mcp/mcp-ports.ts'
import { Hono } from 'hono'
import type { Site } from '#rendering/site.ts'
import { postChat, type ChatPorts } from '#server/chat/post-chat.ts'
import { asksForPage } from '#server/asks-for-page.ts'
import { clientOf } from '#server/client-of.ts'
import { getBotCheckChallenge } from '#server/contact/get-bot-check-challenge.ts'
import { postContact } from '#server/contact/post-contact.ts'
import { postContactForm } from '#server/contact/post-contact-form.ts'
import { getFeed } from '#server/content/get-feed.ts'
import type { ContactPorts } from '#server/contact/accept-message.ts'
import { createDoor, type DoorEnv, type DoorPorts } from '#server/door/door.ts'
import { createBodyLimit, defaultBodyRules, type BodyRules } from '#server/door/limit-body.ts'
import { recordLimits } from '#server/door/record-limits.ts'
import { getSecurityText } from '#server/get-security-text.ts'
import { getFactor, getFactors, type FactorPorts } from '#server/factors/get-factors.ts'
import { createReadiness, getHealth, type Readiness } from '#server/health/readiness.ts'
import { getMetrics, type MetricsPorts } from '#server/metrics/get-metrics.ts'
import type { ApiKeyStore } from '#server/api-keys/api-key-store.ts'
import { createAdmission } from '#server/open-api/admit-caller.ts'
import type { AnalysisJobs } from '#server/open-api/analysis-jobs.ts'
import { createOpenApi } from '#server/open-api/create-open-api.ts'
import { createMcpDoor } from '#server/mcp/mcp-door.ts'
import { postMcp } from '#server/mcp/post-mcp.ts'
import { createOpenDoor, openApiCors } from '#server/open-api/open-door.ts'
import { postPageView, type PageViewPorts } from '#server/page-views/post-page-view.ts'
import { getFeaturedPost } from '#server/posts/get-featured-post.ts'
import { holdsPapers } from '#server/workings/holds-papers.ts'
import { deleteWorking } from '#server/workings/delete-working.ts'
import { getExport, postExport } from '#server/workings/export-working.ts'
import { getWorking } from '#server/workings/get-working.ts'
import { postReplay } from '#server/workings/post-replay.ts'
import { postRecalculate } from '#server/workings/post-recalculate.ts'
import { postSum, type SumPorts } from '#server/workings/post-sum.ts'
import { postWorking } from '#server/workings/post-working.ts'
import { privateHeaders, savedPaperRoute, type WorkingPorts } from '#server/workings/working-ports.ts'
import { createReference, getPlatformDocument } from '#server/reference/get-reference.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'
import { postUpload, type UploadPorts } from '#server/upload/post-upload.ts'
import { contactFormStateKey } from '#shared/contact-form-names.ts'
import { platformDocumentPath, referencePath } from '#shared/api-reference-model.ts'
import type { ContentLibrary } from '#shared/content/content-library.ts'
import { siteConfig } from '#shared/site-config.ts'

type Counted = 'limiter' | 'clientOf'

export type AppPorts = DoorPorts & {
  /** How much of bodies may be in memory; the tests set smaller ones. */
  bodyRules?: BodyRules
  readiness: Readiness
  metricsPage: MetricsPorts
  chat: Omit<ChatPorts, Counted>
  upload: Omit<UploadPorts, Counted>
  contact: Omit<ContactPorts, Counted | 'log'>
  pageViews: Omit<PageViewPorts, Counted>
  workings: Omit<WorkingPorts, Counted | 'log' | 'publicOrigin'> & Pick<SumPorts, 'paperOf'>
  factors: FactorPorts
  /** The method pages that /mcp offers to read. */
  methods: readonly Method[]
  openApi: { jobs: AnalysisJobs; keys: Pick<ApiKeyStore, 'find'> }
  /** The blog's content: questions about it, and its own addresses under /content. */
  content: { library: ContentLibrary; routes: Hono }
  /** Answers every page and file of the site, its 404 page included. */
  site: Pick<Site, 'respond' | 'respondWithSeed'>
}

export type App = Hono<DoorEnv>

type Endpoint = (request: Request) => Response | Promise<Response>

/** The whole website behind one `fetch`: the door, the API, health, and the rendered site for everything else. */
export function createApp(ports: AppPorts): App {
  const { log } = ports
  const app = new Hono<DoorEnv>()
  const counted = { limiter: recordLimits(ports.limiter), clientOf }

  function serve(method: 'GET' | 'POST', path: string, endpoint: Endpoint): void {
    app.on(method, path, (c) => {
      c.set('route', path)
      return endpoint(c.req.raw)
    })
    const allow = method === 'GET' ? 'GET, HEAD' : method
    app.all(path, () => respondWithProblem('method_not_allowed', { allow }))
  }

  app.use(createDoor({ ...ports, limiter: counted.limiter }))
  const admit = createAdmission({ ...counted, keys: ports.openApi.keys, log })
  app.use('/api/v1/*', openApiCors, createOpenDoor(admit))
  app.use('/mcp', createMcpDoor(admit, ports.config.publicOrigin))
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', createBodyLimit(ports.bodyRules ?? defaultBodyRules))

  serve('GET', '/healthz', getHealth)
  serve('GET', '/readyz', createReadiness(ports.readiness))
  serve('GET', '/.well-known/security.txt', () =>
    getSecurityText(ports.config.publicOrigin ?? siteConfig.origin),
  )
  serve('GET', '/metrics', (request) => getMetrics(request, ports.metricsPage))

  serve('POST', '/api/ai/chat', (request) => postChat(request, { ...ports.chat, ...counted }))
  serve('POST', '/api/ai/upload-base64', (request) => postUpload(request, { ...ports.upload, ...counted }))
  serve('POST', '/api/workings/recalculate', (request) => postRecalculate(request, counted))
  serve('POST', '/api/workings/replay', (request) => postReplay(request, counted))
  const workings = { ...ports.workings, ...counted, log, publicOrigin: ports.config.publicOrigin }
  serve('POST', '/api/workings/sum', (request) => postSum(request, workings))
  serve('POST', '/api/workings', (request) => postWorking(request, workings))
  app.post('/api/workings/export/:format', (c) => {
    c.set('route', '/api/workings/export')
    return postExport(c.req.raw, c.req.param('format'), workings)
  })
  app.on(['GET', 'DELETE'], '/api/workings/:name', (c) => {
    c.set('route', savedPaperRoute)
    const [id = '', format] = c.req.param('name').split('.')
    if (c.req.method === 'DELETE') return deleteWorking(c.req.raw, id, workings)
    return format === undefined
      ? getWorking(c.req.raw, id, workings)
      : getExport(c.req.raw, id, format, workings)
  })
  // One page serves every saved paper: its own address stays out of the cache of pages, the log and other sites.
  app.get('/working/:id', async (c) => {
    c.set('route', savedPaperRoute)
    const page = await ports.site.respond(new Request(new URL('/working/saved', c.req.url), c.req.raw))
    const isMissing = page.ok && !(await holdsPapers(c.req.param('id'), workings.store))
    const response = new Response(page.body, { status: isMissing ? 404 : page.status, headers: page.headers })
    for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
    return response
  })
  serve('POST', '/api/contact', (request) => postContact(request, { ...ports.contact, ...counted, log }))
  serve('GET', '/api/bot-check/challenge', (request) =>
    getBotCheckChallenge(request, { ...ports.contact, ...counted }),
  )
  app.post('/contact', (c) => {
    c.set('route', '/contact')
    return postContactForm(c.req.raw, {
      ...ports.contact,
      ...counted,
      log,
      respondWithForm: (state, status) =>
        ports.site.respondWithSeed('/contact', [[contactFormStateKey, state]], status),
    })
  })
  serve('GET', '/api/factors', (request) => getFactors(request, ports.factors))
  app.get('/api/factors/:id', (c) => {
    c.set('route', '/api/factors/:id')
    return getFactor(c.req.param('id'), ports.factors)
  })
  serve('GET', '/api/posts/featured', () => getFeaturedPost({ content: ports.content.library }))
  serve('GET', '/rss.xml', () => getFeed({ content: ports.content.library }))
  app.use('/content/*', async (c, next) => {
    c.set('route', '/content')
    await next()
    if (c.res.status === 404 && asksForPage(c.req.raw)) c.res = await ports.site.respond(c.req.raw)
  })
  app.route('/content', ports.content.routes)
  const { publicOrigin } = ports.config
  app.route('/api/v1', createOpenApi({ ...ports.openApi, ...counted, ...ports.upload, publicOrigin }))
  serve('GET', referencePath, createReference(publicOrigin))
  serve('GET', platformDocumentPath, getPlatformDocument)
  serve('POST', '/mcp', (request) =>
    postMcp(request, { ...ports.upload, ...counted, methods: ports.methods }),
  )
  serve('POST', '/api/page-views', (request) => postPageView(request, { ...ports.pageViews, ...counted }))
  // Not '/api/*', which would also take the page at /api.
  app.all('/api/:rest{.+}', (c) =>
    asksForPage(c.req.raw) ? ports.site.respond(c.req.raw) : respondWithProblem('not_found'),
  )
  app.all('*', (c) => {
    c.set('route', 'page')
    return ports.site.respond(c.req.raw)
  })

  app.onError((problem) => {
    log.error({ problem }, 'a request met a fault')
    return respondWithProblem('internal')
  })
  return app
}
