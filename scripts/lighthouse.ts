import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { distFolder, importServerEntry } from '../site/rendering/build-output.ts'
import { readLighthouseReport } from './casts.ts'
import { findChromium } from './find-chromium.ts'
import { waitUntilReady } from './wait-until-ready.ts'

/**
 * Lighthouse, as a phone, over the pages of the build: `npm run lighthouse -- [--runs 7] [PATH...]`. Prints the median of each
 * page and ends with 1 where one is under its bar. Figures depend on what else the machine does: `benchmark` says how fast it was.
 */
const version = 'lighthouse@13.5.0'
const bars = { score: 100, blockingMs: 50, paintMs: 1700, scriptBytes: 35_000 }
const port = 4189
const origin = `http://127.0.0.1:${port}`
const contentPaths = ['/blog/scope-2-in-two-methods', '/factors?q=diesel']

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '7' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
type Run = { score: number; blockingMs: number; paintMs: number; scriptBytes: number; benchmark: number }

const execute = promisify(execFile)
const chromium = findChromium()
if (chromium === null || !Number.isInteger(runs) || runs < 1) {
  console.error('Lighthouse needs Chromium (CHROMIUM_PATH), and --runs a whole number')
  process.exit(2)
}
const work = mkdtempSync(join(tmpdir(), 'doublerule-lighthouse-'))
const server = spawn(process.execPath, [join(distFolder, 'run/main.js')], {
  env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(work, 'data'), LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await waitUntilReady(origin)
  const rows: (Run & { path: string; isMet: boolean })[] = []
  for (const path of positionals.length > 0 ? positionals : await listPaths()) {
    await fetch(origin + path)
    const measured: Run[] = []
    for (let run = 0; run < runs; run += 1) measured.push(await measureAgain(path, chromium))
    const median = medianOf(measured)
    const row = { path, ...median, isMet: isMet(median) }
    rows.push(row)
    console.log(JSON.stringify(row))
  }
  console.table(rows)
  if (rows.some((row) => !row.isMet)) process.exitCode = 1
} finally {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  rmSync(work, { recursive: true, force: true })
}

async function listPaths(): Promise<readonly string[]> {
  process.env['NODE_ENV'] = 'production'
  const pages = await (await importServerEntry(distFolder)).listPages()
  return [...pages.map(({ path }) => path).filter((path) => !path.includes(':')), ...contentPaths]
}

/** A browser that lost its trace is asked once more. */
async function measureAgain(path: string, browser: string): Promise<Run> {
  return measure(path, browser).catch(() => measure(path, browser))
}

async function measure(path: string, browser: string): Promise<Run> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const { stdout } = await execute(
    'npx',
    [
      '--yes',
      version,
      origin + path,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64e6, timeout: 120_000 },
  )
  const { categories, audits, environment } = readLighthouseReport(stdout)
  const scripts = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  )
  return {
    score: Math.round(categories.performance.score * 100),
    blockingMs: Math.round(audits['total-blocking-time'].numericValue),
    paintMs: Math.round(audits['largest-contentful-paint'].numericValue),
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    benchmark: Math.round(environment.benchmarkIndex),
  }
}

function medianOf(measured: readonly Run[]): Run {
  const median = (name: keyof Run) =>
    measured.map((run) => run[name]).toSorted((one, other) => one - other)[Math.floor(measured.length / 2)] ??
    Number.NaN
  return {
    score: median('score'),
    blockingMs: median('blockingMs'),
    paintMs: median('paintMs'),
    scriptBytes: median('scriptBytes'),
    benchmark: median('benchmark'),
  }
}

function isMet({ score, blockingMs, paintMs, scriptBytes }: Run): boolean {
  return (
    score >= bars.score &&
    blockingMs < bars.blockingMs &&
    paintMs <= bars.paintMs &&
    scriptBytes <= bars.scriptBytes
  )
}
