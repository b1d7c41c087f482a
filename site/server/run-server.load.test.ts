import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder, type DataFolder } from '#server/testing/make-data-folder.ts'
import { startMailbox, type Mailbox } from '#server/testing/start-mailbox.ts'
import { startProcess, type ServerProcess } from '#server/testing/start-process.ts'

const token = 'a-token-of-the-load-test'
const clients = 500
const memoryMarginBytes = 250 * 1024 * 1024
let folder: DataFolder
let mailbox: Mailbox
let server: ServerProcess

beforeAll(async () => {
  folder = await makeDataFolder()
  mailbox = await startMailbox()
  server = await startProcess({
    DATA_DIR: folder.path,
    SMTP_URL: mailbox.url,
    METRICS_TOKEN: token,
    LOG_LEVEL: 'error',
    LIMIT_POST: '100000/60',
    LIMIT_CONTACT: '100000/60',
    LIMIT_CONTACT_UNCHECKED: '100000/60',
    LIMIT_CONTACT_UNCHECKED_ALL: '100000/60',
  })
}, 120_000)

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await mailbox[Symbol.asyncDispose]()
  await folder[Symbol.asyncDispose]()
})

async function readMetric(name: string): Promise<number> {
  const response = await fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text())?.[1])
}

/** Writes bytes to the server and waits until it closes or answers. */
function throwAt(bytes: string | Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(bytes))
    const done = () => {
      socket.destroy()
      resolve()
    }
    socket.once('data', done)
    socket.once('close', done)
    socket.once('error', done)
    socket.setTimeout(20_000, done)
  })
}

test('five hundred clients at once: every accepted message is delivered, and only once', async () => {
  const posts = Array.from({ length: clients }, async (_, number) => {
    const email = `visitor-${number}@example.org`
    const { status } = await server.post({ name: 'Ada', email, message: `Message number ${number}` })
    return { email, status }
  })
  const answers = await Promise.all(posts)
  const accepted = answers.filter(({ status }) => status === 202).map(({ email }) => email)
  expect(answers.filter(({ status }) => status !== 202 && status !== 503)).toEqual([])
  expect(accepted.length).toBeGreaterThan(clients / 2)
  await mailbox.waitFor(accepted.length, 120_000)
  const senders = mailbox.mails.map(({ replyTo }) => replyTo?.[0]?.address)
  expect(senders).toHaveLength(accepted.length)
  expect(new Set(senders)).toEqual(new Set(accepted))
}, 240_000)

test('thousands of malformed and oversized requests leave it answering, and its memory near where it was', async () => {
  const memoryBefore = await readMetric('process_resident_memory_bytes')
  const head = 'POST /api/contact HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\n'
  const attacks = [
    'NONSENSE\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: site\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
    `${head}content-length: 99999999\r\n\r\n${'a'.repeat(1_000)}`,
    `${head}transfer-encoding: chunked\r\n\r\nffff\r\n${'a'.repeat(65_535)}\r\n`,
    `${head}content-length: 10\r\ncontent-length: 11\r\n\r\n{}`,
    `${head}content-length: 7\r\n\r\n{"a":[[`,
    `GET /%c0%af%00..%2f..%2fetc/passwd HTTP/1.1\r\nhost: site\r\n\r\n`,
    `GET /x HTTP/1.1\r\nhost: [\r\n\r\n`,
    Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]),
  ]
  for (let round = 0; round < 30; round += 1) {
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => throwAt(attacks[index % attacks.length] ?? '')),
    )
  }
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  await expect
    .poll(() => readMetric('process_resident_memory_bytes'), { timeout: 60_000, interval: 2_000 })
    .toBeLessThan(memoryBefore + memoryMarginBytes)
}, 240_000)
