import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { mailboxFolder } from './mailbox-folder.ts'
import { loopbackOf } from '../server/testing/listen-on-loopback.ts'

const port = process.env['JOURNEY_PORT'] ?? '4173'
const dataDir = await mkdtemp(join(tmpdir(), 'doublerule-journeys-'))
const mailbox = await mailboxFolder.create()
const smtpPort = await startMailServer()

const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/run/main.js')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    CONTACT_EMAIL: 'owner@doublerule.example.com',
    LOG_LEVEL: 'warn',
    // All journeys are one visitor.
    LIMIT_PAGE_VIEWS: '3000/600',
    LIMIT_POST: '3000/600',
  },
})

process.once('SIGTERM', () => server.kill('SIGTERM'))
process.once('SIGINT', () => server.kill('SIGINT'))
await once(server, 'exit')
await rm(dataDir, { recursive: true, force: true })
process.exit(server.exitCode ?? 0)

/** A real SMTP server that keeps every mail as a file, where the journeys read it. */
async function startMailServer(): Promise<number> {
  let received = 0
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received += 1
        writeFileSync(join(mailbox, `${String(received).padStart(4, '0')}.eml`), Buffer.concat(chunks))
        done()
      })
    },
  })
  return (await loopbackOf(mailServer.listen(0, '127.0.0.1'))).port
}
