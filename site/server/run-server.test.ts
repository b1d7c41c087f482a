import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { makeDataFolder, makeEmptyFolder } from '#server/testing/make-data-folder.ts'
import { startMailbox } from '#server/testing/start-mailbox.ts'
import { runToEnd, startProcess } from '#server/testing/start-process.ts'

const message = { name: 'Ada Lovelace', email: 'ada@example.org', message: 'Please tell me about plans.' }
test('bad settings are all named, and the process ends with 1', async () => {
  const { exitCode, output } = await runToEnd({ PORT: 'x', SMTP_URL: 'mail.example.org', HSTS: 'perhaps' })
  expect(exitCode).toBe(1)
  for (const name of ['PORT', 'SMTP_URL', 'HSTS']) expect(output).toMatch(new RegExp(`^  ${name}: `, 'm'))
})

test.concurrent(
  'without a mail server, mails are files; a second process on the folder or port is refused; a signal ends it cleanly',
  async ({ expect }) => {
    await using folder = await makeDataFolder()
    const dataDir = folder.path
    await using server = await startProcess({ DATA_DIR: dataDir })
    expect(server.output()).toMatch(/^Doublerule is ready at http:\/\/127\.0\.0\.1:\d+$/m)
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    expect((await server.post(message)).status).toBe(202)
    const listMails = async () =>
      (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((file) => file.endsWith('.eml'))
    await expect.poll(listMails, { timeout: 10_000 }).toHaveLength(1)
    const [name = ''] = await listMails()
    const mail = await PostalMime.parse(await readFile(join(dataDir, 'outbox', name)))
    expect(mail.replyTo?.[0]?.address).toBe('ada@example.org')

    const second = await runToEnd({ DATA_DIR: dataDir })
    expect(second.exitCode).toBe(1)
    expect(second.output).toContain('has this data folder open')

    await using elsewhere = await makeEmptyFolder()
    const third = await runToEnd({ DATA_DIR: elsewhere.path, PORT: new URL(server.origin).port })
    expect(third.exitCode).toBe(1)
    expect(third.output).toContain('EADDRINUSE')

    const ended = await server.end('SIGTERM')
    expect(ended.exitCode).toBe(0)
    expect(ended.durationMs).toBeLessThan(10_000)
    expect(await readdir(dataDir)).not.toContain('db.lock')
  },
  120_000,
)

test.concurrent(
  'a message that was accepted before the process was killed is delivered by the next one',
  async ({ expect }) => {
    await using folder = await makeDataFolder()
    const port = await findClosedPort()
    const settings = { DATA_DIR: folder.path, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_RETRY_SECONDS: '1' }
    await using first = await startProcess(settings)
    expect((await first.post(message)).status).toBe(202)
    await first.end('SIGKILL')

    await using mailbox = await startMailbox(port)
    await using second = await startProcess(settings)
    await mailbox.waitFor(1, 60_000)
    expect(mailbox.mails[0]?.replyTo?.[0]?.address).toBe('ada@example.org')
    expect((await second.end('SIGTERM')).exitCode).toBe(0)
  },
  180_000,
)

test.concurrent(
  'a process that is killed while the mail server has the mail sends it again under the same Message-ID',
  async ({ expect }) => {
    await using folder = await makeDataFolder()
    await using mailbox = await startMailbox()
    mailbox.delayMs = 3_000
    const settings = { DATA_DIR: folder.path, SMTP_URL: mailbox.url, MAIL_RETRY_SECONDS: '1' }
    await using first = await startProcess(settings)
    await first.post(message)
    await expect.poll(() => mailbox.received, { timeout: 30_000 }).toBe(1)
    await first.end('SIGKILL')
    mailbox.delayMs = 0
    await using second = await startProcess(settings)
    await mailbox.waitFor(2, 90_000)
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(1)
    await second.end('SIGTERM')
  },
  180_000,
)

async function findClosedPort(): Promise<number> {
  await using mailbox = await startMailbox()
  return mailbox.port
}
