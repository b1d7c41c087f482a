import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * The built server against one nginx worker (Debian's packages nginx and wrk) with the same home page and script, compressed
 * ahead: 16 connections, gzip, in turns within one run. Compared is the processor time of a request, log and threads
 * included, which other work on the machine changes little. The ratios that were reached stand in served.json; `--keep`
 * writes them.
 */
const leastRatio = 0.6
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4)
const rounds = 3
const [ownPort, nginxPort] = [4184, 4185]
const dist = join(import.meta.dirname, '../dist')
const kept = join(import.meta.dirname, 'served.json')
const work = mkdtempSync(join(tmpdir(), 'doublerule-served-'))
const execute = promisify(execFile)

if (!existsSync('/usr/sbin/nginx') || !existsSync('/usr/bin/wrk')) {
  console.log('nginx or wrk is not installed: nothing is compared')
} else {
  const script = readdirSync(join(dist, 'client/assets')).find((name) => /^main-.*\.js$/.test(name)) ?? ''
  const paths = { page: '/', script: `/assets/${script}`, unchanged: '/' }
  const servers: Server[] = []
  try {
    const own = await startOwn()
    servers.push(own)
    const nginx = await startNginx(paths)
    servers.push(nginx)
    const ratios: Record<string, number> = {}
    for (const [name, path] of Object.entries(paths)) ratios[name] = await compare(own, nginx, name, path)
    if (process.argv.includes('--keep')) writeFileSync(kept, `${JSON.stringify(ratios, null, 2)}\n`)
    else console.log(`kept: ${readFileSync(kept, 'utf8').replaceAll(/\s+/g, ' ')}`)
    if (Object.values(ratios).some((ratio) => ratio < leastRatio)) process.exitCode = 1
  } finally {
    for (const { stop } of servers) await stop()
    rmSync(work, { recursive: true, force: true })
  }
}

async function compare(own: Server, nginx: Server, name: string, path: string): Promise<number> {
  const costs: Record<'own' | 'nginx', number[]> = { own: [], nginx: [] }
  for (let round = 0; round < rounds; round += 1) {
    costs.own.push(await load(own, path, name))
    costs.nginx.push(await load(nginx, path, name))
  }
  const [ownUs, nginxUs] = [median(costs.own), median(costs.nginx)]
  const ratio = Math.round((nginxUs / ownUs) * 100) / 100
  console.log(
    `${name}: ${ownUs.toFixed(0)} µs of processor time a request, nginx ${nginxUs.toFixed(0)}: ${ratio} of its speed (target ${leastRatio})`,
  )
  return ratio
}

/** Microseconds of processor time for a request. */
async function load({ pid, port }: Server, path: string, name: string): Promise<number> {
  const address = `http://127.0.0.1:${port}${path}`
  const headers = ['-H', 'Accept-Encoding: gzip']
  if (name === 'unchanged') {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } })
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

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

type Server = { pid: number; port: number; stop: () => Promise<void> }

async function startOwn(): Promise<Server> {
  const entry = process.env['BENCH_ENTRY'] ?? join(dist, 'run/main.js')
  const server = spawn(process.execPath, [entry], {
    env: { PORT: String(ownPort), HOST: '127.0.0.1', DATA_DIR: join(work, 'data') },
    // Its log goes to a file, as nginx writes one.
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout.resume()
  await waitFor(ownPort)
  return toServer(server, ownPort, 'SIGTERM')
}

/** Serves what our own server answers, byte for byte. */
async function startNginx(paths: Readonly<Record<string, string>>): Promise<Server> {
  const root = join(work, 'root')
  mkdirSync(join(root, 'assets'), { recursive: true })
  for (const path of Object.values(paths)) {
    const file = join(root, path === '/' ? 'index.html' : path)
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

async function waitFor(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answers at ${port}`)
}
