import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntilReady } from './wait-until-ready.ts'

/**
 * What deploy/Dockerfile does, without Docker: makes a release in a folder of its own, installs and trims its packages, starts
 * it as a user who may write its data only, uses it, and stops it. Needs the registry, and root to become another user.
 */
const port = 4186
const origin = `http://127.0.0.1:${port}`
const nobody = 65_534
const specimens = 'packages/documents/specimens'
const work = mkdtempSync(join(tmpdir(), 'doublerule-release-'))
const release = join(work, 'app')
const data = join(work, 'data')
const asOther = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

try {
  checkDockerfile()
  run(process.execPath, ['scripts/release.ts', release])
  run('npm', ['ci', '--omit=dev', '--no-progress', '--prefer-offline'], release)
  run(process.execPath, ['scripts/trim-modules.mjs'], release)
  mkdirSync(data)
  chmodSync(work, 0o755)
  if ('uid' in asOther) run('chown', [`${nobody}:${nobody}`, data])
  await tryServer()
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** Every file that an instruction takes from the repository is there, and so is what the container starts. */
function checkDockerfile(): void {
  const lines = readFileSync('deploy/Dockerfile', 'utf8').replaceAll('\\\n', ' ').split('\n')
  for (const line of lines) {
    const [instruction, ...words] = line.split(/\s+/)
    if (instruction === 'COPY' && !line.includes('--from='))
      for (const path of words.slice(0, -1))
        if (path !== '.' && globSync(path).length === 0) throw new Error(`${line}: no ${path}`)
    if (instruction === 'CMD') {
      const entry = line.match(/"(site\/[^"]+)"/)?.[1] ?? ''
      if (!existsSync(entry)) throw new Error(`${line}: no ${entry}`)
    }
  }
}

async function tryServer(): Promise<void> {
  // npm itself would want to write below a home folder.
  const server = spawn(join(release, 'node_modules/.bin/node'), ['scripts/start.mjs'], {
    ...asOther,
    cwd: release,
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await waitUntilReady(origin)
    await expectText('/', 'Doublerule')
    await expectText('/blog', 'Doublerule')
    await expectText('/factors?q=diesel', 'iesel')
    await expectText('/social/home.png', 'PNG')
    for (const name of ['electricity-bill.pdf', 'fuel-card.xlsx', 'fuel-docket.jpg']) await upload(name)
    await post('/api/ai/chat', { messages: [{ role: 'user', content: '1000 kWh in Victoria' }] })
    console.log('used: pages, pictures, uploads of a PDF, a sheet and a photo, the chat')
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  if (server.exitCode !== 0) throw new Error(`the server ended with ${server.exitCode}`)
}

async function expectText(path: string, text: string): Promise<void> {
  const answer = await fetch(`${origin}${path}`)
  if (!answer.ok || !(await answer.text()).includes(text))
    throw new Error(`${path}: ${answer.status}, without ${text}`)
}

async function upload(name: string): Promise<void> {
  const fileData = `data:;base64,${readFileSync(join(specimens, name)).toString('base64')}`
  const text = await post('/api/ai/upload-base64', { fileData, fileName: name, mimeType: '' })
  if (!text.includes('kgCO2e')) throw new Error(`${name}: no figure in ${text.slice(0, 200)}`)
}

async function post(path: string, body: unknown): Promise<string> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
  return text
}

function run(command: string, args: readonly string[], cwd = '.'): void {
  execFileSync(command, args, { cwd, stdio: 'inherit' })
}
