import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeContentFolder, post } from '#server/content/content-fixture.ts'
import { loadContent } from '#server/content/load-content.ts'
import { startProcess } from '#server/testing/start-process.ts'

/** Targets: an embedded post page served warm, and the load of a large blog. Needs a build. */
const pageTargetMs = 15
const loadTargetMs = 2000
const requestCount = 500
const postCount = 1000

const pagePath = '/blog/scope-2-in-two-methods'
const entry = join(import.meta.dirname, '../dist/run/main.js')

const times = (await measurePage()).toSorted((one, other) => one - other)
const pageMs = atShare(times, 0.5)
console.log(
  `${pagePath}, ${requestCount} requests one after another over HTTP: ` +
    `p50 ${pageMs.toFixed(2)} ms (target ${pageTargetMs}), p99 ${atShare(times, 0.99).toFixed(2)} ms`,
)
const loadMs = await measureLoad()
console.log(`${postCount} posts loaded in ${loadMs.toFixed(0)} ms (target ${loadTargetMs})`)
if (pageMs > pageTargetMs || loadMs > loadTargetMs) process.exitCode = 1

async function measurePage(): Promise<number[]> {
  await using data = await mkdtempDisposable(join(tmpdir(), 'doublerule-bench-'))
  await using server = await startProcess({ DATA_DIR: data.path, LOG_LEVEL: 'error' }, entry)
  await timeRequests(server.origin, 20)
  return await timeRequests(server.origin, requestCount)
}

async function timeRequests(origin: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let done = 0; done < count; done += 1) {
    const startedMs = performance.now()
    const answer = await fetch(`${origin}${pagePath}`)
    const text = await answer.text()
    times.push(performance.now() - startedMs)
    if (answer.status !== 200 || !text.includes('<article'))
      throw new Error(`the page answered ${answer.status}`)
  }
  return times
}

async function measureLoad(): Promise<number> {
  await using folder = await makeContentFolder()
  const body = 'A sentence about factors and their editions. '.repeat(200)
  for (let index = 0; index < postCount; index += 1) {
    await writeFile(
      join(folder.root, `posts/post-${index}.md`),
      post(`Post ${index}`, '2026-09-01', 'factors', '', body),
    )
  }
  const startedMs = performance.now()
  const loaded = await loadContent(folder.root)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return performance.now() - startedMs
}

function atShare(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
