import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

/**
 * The built server against one nginx worker (Debian's packages nginx and wrk) with the same home page, article and script,
 * compressed ahead: 16 connections, gzip, in turns within one run, after a turn that counts for nothing. Compared is the processor
 * time of a request, log and threads included, in the cheapest turn of each: what else runs on the machine only adds to it.
 * Beside them a server of Node's that does nothing but answer says what its reading of HTTP costs. The ratios that were reached
 * stand in served.json; `--keep` writes them, and `--short`, which CI runs, holds them to six tenths of that, in more turns where
 * other work disturbed the first.
 */
const leastRatio = 0.6
const isShort = process.argv.includes('--short')
const seconds = Number(process.env['BENCH_SECONDS'] ?? (isShort ? 1 : 4))
const rounds = isShort ? 2 : 5
const mostRounds = isShort ? 9 : rounds
/** So much of what is kept must be there. Without the answers on the socket it is half (decision 85). */
const keptShare = 0.6
const [ownPort, nginxPort, barePort] = [4184, 4185, 4188]
const dist = join(import.meta.dirname, '../dist')
const kept = join(import.meta.dirname, 'served.json')
const work = mkdtempSync(join(tmpdir(), 'doublerule-served-'))
const execute = promisify(execFile)
const ratiosSchema = z.record(z.string(), z.number())

if (!existsSync('/usr/sbin/nginx') || !existsSync('/usr/bin/wrk')) {
  console.log('nginx or wrk is not installed: nothing is compared')
} else {
  const script = readdirSync(join(dist, 'client/assets')).find((name) => /^main-.*\.js$/.test(name)) ?? ''
  const paths = {
    page: '/',
    article: '/blog/scope-2-in-two-methods',
    script: `/assets/${script}`,
    unchanged: '/',
  }
  const servers: Server[] = []
  try {
    const own = await startOwn()
    servers.push(own)
    const nginx = await startNginx(paths)
    servers.push(nginx)
    const bare = await startBare()
    servers.push(bare)
    const ratios: Record<string, number> = {}
    const before = ratiosSchema.parse(JSON.parse(readFileSync(kept, 'utf8')))
    const least = (name: string) => (isShort ? keptShare * (before[name] ?? leastRatio) : leastRatio)
    for (const [name, path] of Object.entries(paths))
      ratios[name] = await compare({ own, nginx, bare }, name, path, least(name))
    if (process.argv.includes('--keep')) writeFileSync(kept, `${JSON.stringify(ratios, null, 2)}\n`)
    console.log(`kept: ${JSON.stringify(before)}`)
    if (Object.entries(ratios).some(([name, ratio]) => ratio < least(name))) process.exitCode = 1
  } finally {
    for (const { stop } of servers) await stop()
    rmSync(work, { recursive: true, force: true })
  }
}

async function compare(
  compared: Readonly<Record<'own' | 'nginx' | 'bare', Server>>,
  name: string,
  path: string,
  least: number,
): Promise<number> {
  const costs = {
    own: Number.POSITIVE_INFINITY,
    nginx: Number.POSITIVE_INFINITY,
    bare: Number.POSITIVE_INFINITY,
  }
  let ratio = 0
  for (let round = 0; round <= rounds || (round <= mostRounds && ratio < least); round += 1) {
    for (const who of ['own', 'nginx', 'bare'] as const) {
      const cost = await load(compared[who], path, name)
      if (round > 0) costs[who] = Math.min(costs[who], cost)
    }
    ratio = Math.round((costs.nginx / costs.own) * 100) / 100
  }
  console.log(
    `${name}: ${costs.own.toFixed(1)} µs of processor time a request, nginx ${costs.nginx.toFixed(1)}: ${ratio} of its speed (target ${leastRatio}); a bare server of Node ${costs.bare.toFixed(1)}`,
  )
  return ratio
}

/** Microseconds of processor time for a request. */
async function load({ pid, port }: Server, path: string, name: string): Promise<number> {
  const address = `http://127.0.0.1:${port}${path}`
  const headers = ['-H', 'Accept-Encoding: gzip']
  if (name === 'unchanged') {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } })
    await answer.arrayBuffer()
    headers.push('-H', `If-None-Match: ${answer.headers.get('etag')}`)
  }
  const before = measureCpuMs(pid)
  const { stdout } = await execute('wrk', ['-t1', '-c16', `-d${seconds}s`, ...headers, address])
  if (/Non-2xx/.test(stdout)) throw new Error(stdout)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return ((measureCpuMs(pid) - before) * 1000) / requests
}

/** Fields 14 and 15 of proc_pid_stat(5), in hundredths of a second. */
function measureCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

type Server = { pid: number; port: number; stop: () => Promise<void> }

async function startOwn(): Promise<Server> {
  const entry = process.env['BENCH_ENTRY'] ?? join(dist, 'run/main.js')
  const server = spawn(process.execPath, [entry], {
    env: { PORT: String(ownPort), HOST: '127.0.0.1', DATA_DIR: join(work, 'data') },
    // Its log is written and read away; nginx writes one to a file.
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout.resume()
  // What it does as it starts would count.
  await waitFor(ownPort, '/readyz')
  return toServer(server, ownPort, 'SIGTERM')
}

/** Serves what our own server answers, byte for byte. */
async function startNginx(paths: Readonly<Record<string, string>>): Promise<Server> {
  const root = join(work, 'root')
  for (const path of Object.values(paths)) {
    const file = join(root, path === '/' ? 'index.html' : path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await download(path, 'identity'))
    writeFileSync(`${file}.gz`, await download(path, 'gzip'))
  }
  const configuration = join(work, 'nginx.conf')
  writeFileSync(
    configuration,
    `worker_processes 1; master_process off; daemon off; pid ${work}/nginx.pid; error_log ${work}/error.log;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types; access_log ${work}/access.log; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=100;
  server { listen 127.0.0.1:${nginxPort}; root ${root}; gzip_static on; gzip_vary on; }
}`,
  )
  const nginx = spawn('/usr/sbin/nginx', ['-c', configuration, '-p', work], { stdio: 'inherit' })
  await waitFor(nginxPort)
  return toServer(nginx, nginxPort, 'SIGQUIT')
}

/** Node's own server with the headers and bodies that ours answers, ready to be written: no routes, counts or log. */
async function startBare(): Promise<Server> {
  const program = `
    const { createServer, get } = require('node:http')
    const answers = new Map()
    const ask = (path, tag, done) => get({ port: ${ownPort}, path, headers: { 'accept-encoding': 'gzip', ...(tag && { 'if-none-match': tag }) } }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part)).on('end', () => {
        const headers = answer.rawHeaders.filter((_, at, all) => !/^(?:date|connection|keep-alive)$/i.test(all[at - (at % 2)]))
        done({ status: answer.statusCode, headers, body: Buffer.concat(parts) })
      })
    })
    createServer({ keepAliveTimeout: 65000 }, (request, response) => {
      const key = request.url + (request.headers['if-none-match'] ?? '')
      const write = ({ status, headers, body }) => response.writeHead(status, headers).end(body)
      const known = answers.get(key)
      if (known) write(known)
      else ask(request.url, request.headers['if-none-match'], (answer) => write((answers.set(key, answer), answer)))
    }).listen(${barePort}, '127.0.0.1')`
  const server = spawn(process.execPath, ['--eval', program], { stdio: 'inherit' })
  await waitFor(barePort)
  return toServer(server, barePort, 'SIGTERM')
}

function toServer(child: ChildProcess, port: number, signal: NodeJS.Signals): Server {
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { pid: child.pid ?? 0, port, stop }
}

function download(path: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ port: ownPort, path, headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}

async function waitFor(port: number, path = '/'): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}${path}`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answers at ${port}`)
}
