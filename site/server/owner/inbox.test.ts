import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder, makeEmptyFolder, type DataFolder } from '#server/testing/make-data-folder.ts'
import { startMailbox, type Mailbox } from '#server/testing/start-mailbox.ts'
import { startProcess, type ServerProcess } from '#server/testing/start-process.ts'

const scripts = join(import.meta.dirname, '../../scripts')
const execute = promisify(execFile)
let folder: DataFolder
let mailbox: Mailbox
let server: ServerProcess

beforeAll(async () => {
  folder = await makeDataFolder()
  mailbox = await startMailbox()
  server = await startProcess({ DATA_DIR: folder.path, SMTP_URL: mailbox.url })
  await server.post({ name: '=1+1', email: 'ada@example.org', message: 'First line\nand "more"' })
  await mailbox.waitFor(1)
}, 120_000)

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await mailbox[Symbol.asyncDispose]()
  await folder[Symbol.asyncDispose]()
})

function inbox(...args: string[]): Promise<string> {
  return runScript(folder.path, 'inbox.ts', ...args)
}

async function runScript(dataDir: string, script: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute(process.execPath, [join(scripts, script), ...args], {
    env: { DATA_DIR: dataDir },
  })
  return stdout
}

test('the owner lists, reads and resends messages while the server runs', async () => {
  const line = await inbox('list')
  expect(line).toMatch(/^[\w-]{36} {2}\S+Z {2}delivered {2}=1\+1 <ada@example\.org>$/m)
  const id = line.slice(0, 36)
  expect(await inbox('show', id)).toContain('email: ada@example.org')
  expect(await inbox('resend', id)).toContain('queued again')
  const [first, second] = await mailbox.waitFor(2)
  expect(second?.messageId).toBe(first?.messageId)
}, 60_000)

test('an unknown id and an unknown command end with 1', async () => {
  await expect(inbox('show', '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 1 })
  await expect(inbox('resend', 'not-an-id')).rejects.toMatchObject({ code: 1 })
  await expect(inbox('delete')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run inbox'),
  })
}, 60_000)

test('the export is a table in which no cell is a formula', async () => {
  const path = join(folder.path, 'out.csv')
  await inbox('export', path)
  const text = await readFile(path, 'utf8')
  expect(text).toMatch(/^\uFEFFid,created,state,name,email,message,bot check,request\r\n/)
  expect(text).toContain(`'=1+1,ada@example.org,"First line\nand ""more"""`)
}, 60_000)

test('a backup of the running server, unpacked elsewhere, holds the messages', async () => {
  const archive = join(folder.path, 'backup.tar.gz')
  expect(await runScript(folder.path, 'back-up.ts', archive)).toContain('MB written')
  await using copy = await makeEmptyFolder()
  await mkdir(join(copy.path, 'db'), { mode: 0o700 })
  await execute('tar', ['-xzf', archive, '-C', join(copy.path, 'db')])
  expect(await runScript(copy.path, 'inbox.ts', 'list')).toContain('ada@example.org')
}, 60_000)

test('with the server stopped, the command opens the database itself, and the next start sends what it queued', async () => {
  const id = (await inbox('list')).slice(0, 36)
  await server.end('SIGTERM')
  expect(await inbox('resend', id)).toContain('queued again')
  expect(await inbox('list', '--undelivered')).toContain(id)
  const sentBefore = mailbox.mails.length
  server = await startProcess({ DATA_DIR: folder.path, SMTP_URL: mailbox.url })
  await mailbox.waitFor(sentBefore + 1, 30_000)
  expect((await PostalMime.parse(mailbox.sources.at(-1) ?? '')).subject).toContain(
    'Website message from =1+1',
  )
}, 120_000)

test('the owner makes, lists and revokes keys of the open API while the server runs', async () => {
  const text = await runScript(folder.path, 'api-keys.ts', 'create', 'Ada’s', 'spreadsheet')
  const key = /^dr_[\w-]{43}$/m.exec(text)?.[0] ?? ''
  const id = /Id ([\w-]{36})\./.exec(text)?.[1] ?? ''
  const asked = await fetch(`${server.origin}/api/v1/units`, { headers: { authorization: `Bearer ${key}` } })
  expect(asked.headers.get('ratelimit-policy')).toBe('"api-key";q=12000;w=600')
  expect(await runScript(folder.path, 'api-keys.ts', 'list')).toMatch(/in use\s+Ada’s spreadsheet/)
  expect(await runScript(folder.path, 'api-keys.ts', 'revoke', id)).toContain('within a minute')
  expect(await runScript(folder.path, 'api-keys.ts', 'list')).toMatch(/revoked \S+\s+Ada’s spreadsheet/)
  await expect(runScript(folder.path, 'api-keys.ts', 'revoke', id)).rejects.toMatchObject({ code: 1 })
}, 60_000)
