import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { unpackDatabase } from '#server/testing/make-data-folder.ts'
import { mountSmallDisk } from '#server/testing/mount-small-disk.ts'
import { startMailbox } from '#server/testing/start-mailbox.ts'
import { startProcess } from '#server/testing/start-process.ts'

const limits = { LIMIT_CONTACT: '9000/60', LIMIT_CONTACT_UNCHECKED: '9000/60' }

function messageFrom(number: number) {
  const message = randomBytes(3_000).toString('base64')
  return { name: 'Ada', email: `visitor-${number}@example.org`, message }
}

test('with the disk full messages are refused, and with room again they are taken; none accepted is lost', async (context) => {
  await using disk = await mountSmallDisk(120)
  if (disk === null) {
    context.skip('this needs the right to mount a file system')
    return
  }
  await unpackDatabase(disk.path)
  await using mailbox = await startMailbox()
  await using server = await startProcess({ ...limits, DATA_DIR: disk.path, SMTP_URL: mailbox.url })
  const filler = join(disk.path, 'filler')
  await writeFile(filler, Buffer.alloc(200 * 1024 * 1024, 1)).catch(() => {})

  const accepted: number[] = []
  const refusals: number[] = []
  for (let number = 0; refusals.length < 3 && number < 300; number += 1) {
    const { status } = await server.post(messageFrom(number))
    if (status === 202) accepted.push(number)
    else refusals.push(status)
  }
  expect(refusals).toEqual([503, 503, 503])
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  const notReady = await fetch(`${server.origin}/readyz`)
  expect([notReady.status, await notReady.json()]).toMatchObject([503, { parts: { disk: false } }])

  await rm(filler)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  await expect
    .poll(async () => (await server.post(messageFrom(1_000))).status, { timeout: 20_000, interval: 500 })
    .toBe(202)
  const expected = new Set([...accepted, 1_000].map((number) => messageFrom(number).email))
  const delivered = () => new Set(mailbox.mails.map(({ replyTo }) => replyTo?.[0]?.address))
  await expect.poll(delivered, { timeout: 60_000, interval: 250 }).toEqual(expected)
  expect((await server.end('SIGTERM')).exitCode).toBe(0)
}, 180_000)
