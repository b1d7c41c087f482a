import { mkdtempDisposableSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { parseConfig } from '#server/config.ts'
import { openContent } from '#server/content/open-content.ts'
import { createMemoryLog } from '#server/testing/create-memory-log.ts'
import { toPublicConfig } from '#server/to-public-config.ts'

/**
 * An article that React renders anew for each request, its content's revision being another each time: data, markup, policy and
 * compressed bodies. Counted is processor time, for all processors of this machine. Needs a build.
 */
const path = '/blog/scope-2-in-two-methods'
const targetPerSecond = 2500
const requests = Number(process.env['BENCH_REQUESTS'] ?? 400)

process.env['NODE_ENV'] = 'production'
const { openProductionSite } = await import('#rendering/production-site.ts')
using folder = mkdtempDisposableSync(join(tmpdir(), 'doublerule-article-'))
const parsed = parseConfig({ DATA_DIR: folder.path })
if (!parsed.ok) throw new Error('the configuration is not valid')
const { log } = createMemoryLog()
const content = openContent(parsed.config, log, false)
await content.opened
const app = new Hono().route('/content', content.routes)
let revision = 0
const site = await openProductionSite({
  mode: 'production',
  apiFetch: (address, init) => app.request(address, init),
  publicConfig: toPublicConfig(parsed.config),
  log,
  content: { ...content.port, revision: () => String(revision) },
})

await render(requests / 4)
const cpuUs = await render(requests)
const perSecond = (availableParallelism() * 1e6) / cpuUs
console.log(
  `${path} rendered anew: ${cpuUs.toFixed(0)} µs of processor time, ${perSecond.toFixed(0)} a second on ${availableParallelism()} processors (target ${targetPerSecond}, or 0.6 of nginx from memory: npm run bench served)`,
)
await site.close()
content.close()

async function render(count: number): Promise<number> {
  const before = process.cpuUsage()
  for (let done = 0; done < count; done += 1) {
    revision += 1
    const answer = await site.respond(
      new Request(`http://localhost${path}`, { headers: { 'accept-encoding': 'gzip' } }),
    )
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / count
}
