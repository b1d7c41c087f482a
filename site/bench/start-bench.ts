import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The built server from its start to its rest: when the first page comes, how much memory the processes take together on the
 * way, and what each holds a while after. With a PostgreSQL too where TEST_DATABASE_URL names an empty one.
 */
const restMs = Number(process.env['BENCH_REST_MS'] ?? 20_000)
const firstPageTargetMs = 600
const firstStartTargetMb = 600
const restTargetMb = { embedded: 400, postgres: 250 }
const entry = join(import.meta.dirname, '../dist/run/main.js')
const sampleMs = 25
const pageBytes = 4096

const port = 4187
const embedded = await mkdtemp(join(tmpdir(), 'doublerule-bench-'))
let isMet = true
try {
  await report('first start, embedded database', { DATA_DIR: embedded }, restTargetMb.embedded)
  await report('second start, embedded database', { DATA_DIR: embedded }, restTargetMb.embedded)
  const url = process.env['TEST_DATABASE_URL']
  if (url !== undefined)
    await report('PostgreSQL', { DATA_DIR: embedded, DATABASE_URL: url }, restTargetMb.postgres)
} finally {
  await rm(embedded, { recursive: true, force: true })
}
if (!isMet) process.exitCode = 1

async function report(name: string, settings: Record<string, string>, targetMb: number): Promise<void> {
  const measured = await measure(settings)
  isMet &&= measured.firstPageMs <= firstPageTargetMs && measured.mostMb <= firstStartTargetMb
  isMet &&= measured.restMb <= targetMb
  console.log(
    `${name}: first page after ${measured.firstPageMs.toFixed(0)} ms (target ${firstPageTargetMs}) and ${measured.firstPageCpuMs} ms of processor time, ready after ` +
      `${measured.readyMs.toFixed(0)} ms, at most ${measured.mostMb.toFixed(0)} MB (target ${firstStartTargetMb}), ` +
      `at rest ${measured.restMb.toFixed(0)} MB (target ${targetMb}):`,
  )
  for (const line of measured.processes) console.log(`  ${line}`)
}

async function measure(settings: Record<string, string>) {
  const startedMs = performance.now()
  const server = spawn(process.execPath, [entry], {
    env: { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let mostMb = 0
    const sampling = setInterval(() => {
      mostMb = Math.max(mostMb, sum(listTree(server.pid).map(measureRssMb)))
    }, sampleMs)
    const ready = waitForReady(server).then(() => performance.now() - startedMs)
    const firstPageMs = await waitForPage().then(() => performance.now() - startedMs)
    const firstPageCpuMs = measureCpuMs(server.pid)
    const readyMs = await ready
    await sleep(restMs)
    clearInterval(sampling)
    const tree = listTree(server.pid)
    const restMb = sum(tree.map(measurePssMb))
    const processes = tree.map(
      (pid) =>
        `${nameOf(pid, server.pid)}: RSS ${measureRssMb(pid).toFixed(0)} MB, PSS ${measurePssMb(pid).toFixed(0)} MB`,
    )
    return { firstPageMs, firstPageCpuMs, readyMs, mostMb, restMb, processes }
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
}

async function waitForReady(server: ChildProcess): Promise<void> {
  let output = ''
  for await (const chunk of server.stdout ?? []) {
    output += String(chunk)
    if (output.includes('ready at')) return
  }
  throw new Error('the server did not start')
}

async function waitForPage(): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer?.ok === true) {
      await answer.arrayBuffer()
      return
    }
    await sleep(5)
  }
}

function listTree(root: number | undefined): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const)
  const tree = root === undefined ? [] : [root]
  for (const pid of tree) tree.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child))
  return tree
}

/** Field 4 of proc_pid_stat(5), after the name in brackets. */
function parentOf(pid: string): number {
  return Number(readOrEmpty(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1])
}

/** Fields 14 and 15 of proc_pid_stat(5), in hundredths of a second. */
function measureCpuMs(pid: number | undefined): number {
  const fields = readOrEmpty(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function nameOf(pid: number, root: number | undefined): string {
  if (pid === root) return 'server'
  return readOrEmpty(`/proc/${pid}/cmdline`).includes('\0ocr\0') ? 'reader of pictures' : 'reader of text'
}

function measureRssMb(pid: number): number {
  return (Number(readOrEmpty(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageBytes) / 1e6
}

/** Pages that several processes share count in parts. */
function measurePssMb(pid: number): number {
  return (Number(/^Pss:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024) / 1e6
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
