import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { loopbackOf } from './listen-on-loopback.ts'

export type Mailbox = AsyncDisposable & {
  url: string
  port: number
  /** Mails whose last byte has come in, kept or not. */
  received: number
  /** The mails that were kept so far, read as a mail program reads them. */
  mails: Email[]
  /** The same mails as they were sent. */
  sources: string[]
  /** Asked for each mail before it is kept: null keeps it, a number refuses it with that SMTP code. */
  refuseWith: (() => number | null) | null
  /** Waits this long before it answers to a mail. */
  delayMs: number
  waitFor: (count: number, timeoutMs?: number) => Promise<Email[]>
}

const pollMs = 20

/** A real SMTP server in this process, on a free port or the given one. */
export async function startMailbox(port = 0): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mailbox.received += 1
        setTimeout(() => {
          void keep(Buffer.concat(chunks), done)
        }, mailbox.delayMs)
      })
    },
  })
  server.on('error', () => {})

  async function keep(bytes: Buffer, done: (problem?: Error | null) => void): Promise<void> {
    const code = mailbox.refuseWith?.() ?? null
    if (code !== null) {
      done(Object.assign(new Error('refused by the test'), { responseCode: code }))
      return
    }
    mailbox.sources.push(bytes.toString('utf8'))
    mailbox.mails.push(await PostalMime.parse(bytes))
    done()
  }

  const listener = server.listen(port, '127.0.0.1')
  const address = await loopbackOf(listener)

  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received: 0,
    mails: [],
    sources: [],
    refuseWith: null,
    delayMs: 0,
    waitFor: async (count, timeoutMs = 10_000) => {
      const deadline = Date.now() + timeoutMs
      while (mailbox.mails.length < count) {
        if (Date.now() > deadline) throw new Error(`${mailbox.mails.length} of ${count} mails came in time`)
        await new Promise((resolve) => setTimeout(resolve, pollMs))
      }
      return mailbox.mails
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
      }),
  }
  return mailbox
}
