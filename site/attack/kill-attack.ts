import { setTimeout as sleep } from 'node:timers/promises'
import { makeEmptyFolder } from '#server/testing/make-data-folder.ts'
import { startMailbox } from '#server/testing/start-mailbox.ts'
import { ask } from './ask.ts'
import type { Finding } from './finding.ts'
import { startTarget } from './start-target.ts'

const messagesPerRound = 20
const acceptedBeforeKill = 5
const acceptPatienceMs = 20_000
const mailPatienceMs = 120_000

/** Kills the server while it takes messages, again and again; every message that was accepted must be mailed. */
export async function killAttack(isShort: boolean): Promise<Finding[]> {
  await using folder = await makeEmptyFolder()
  await using mailbox = await startMailbox()
  const settings = {
    SMTP_URL: mailbox.url,
    MAIL_RETRY_SECONDS: '1',
    LIMIT_CONTACT: '9000/600',
    LIMIT_CONTACT_UNCHECKED: '9000/600',
    LIMIT_POST: '9000/600',
  }
  const accepted = new Set<string>()
  const rounds = isShort ? 2 : 6
  let slowestStartMs = 0
  for (let round = 0; round <= rounds; round += 1) {
    const startMs = performance.now()
    await using target = await startTarget(settings, folder.path)
    if (round > 0) slowestStartMs = Math.max(slowestStartMs, performance.now() - startMs)
    if (round === rounds) {
      const senders = () => new Set(mailbox.mails.map(({ replyTo }) => replyTo?.[0]?.address))
      await waitUntil(() => [...accepted].every((email) => senders().has(email)), mailPatienceMs)
      break
    }
    const posts = Array.from({ length: messagesPerRound }, async (_, number) => {
      const email = `visitor-${round}-${number}@example.org`
      const body = JSON.stringify({ name: 'Ada', email, message: 'Ten letters or more' })
      const { status } = await ask(target.origin, '/api/contact', { method: 'POST', body })
      if (status === 202) accepted.add(email)
    })
    await waitUntil(() => countOf(accepted, round) >= acceptedBeforeKill, acceptPatienceMs)
    await target.server.end('SIGKILL')
    await Promise.all(posts)
  }
  const delivered = mailbox.mails.map(({ replyTo }) => replyTo?.[0]?.address ?? '')
  const lost = [...accepted].filter((email) => !delivered.includes(email)).length
  return [
    { what: 'accepted messages lost', figure: lost, unit: `of ${accepted.size}`, most: 0 },
    {
      what: 'mails sent more than once',
      figure: delivered.length - new Set(delivered).size,
      unit: '',
      most: 10 * rounds,
    },
    { what: 'slowest start after a kill', figure: Math.round(slowestStartMs), unit: 'ms', most: 30_000 },
  ]
}

function countOf(accepted: ReadonlySet<string>, round: number): number {
  return [...accepted].filter((email) => email.startsWith(`visitor-${round}-`)).length
}

async function waitUntil(isMet: () => boolean, patienceMs: number): Promise<void> {
  const endMs = performance.now() + patienceMs
  while (performance.now() < endMs && !isMet()) await sleep(20)
}
