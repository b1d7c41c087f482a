import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeContentFolder, post } from '#server/content/content-fixture.ts'
import { loadContent } from '#server/content/load-content.ts'

/** Targets of issue 6: an embedded post page served warm, and the load of a large blog. Needs a build. */
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
  const dataDir = await mkdtemp(join(tmpdir(), 'doublerule-bench-'))
  const server = spawn(process.execPath, [entry], {
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error', ANALYSIS_CHILDREN: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let output = ''
    for await (const chunk of server.stdout) {
      output += String(chunk)
      if (output.includes('ready at')) break
    }
    const origin = /ready at (http:\S+)/.exec(output)?.[1]
    if (origin === undefined) throw new Error('the server did not start')
    await timeRequests(origin, 20)
    return await timeRequests(origin, requestCount)
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
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
