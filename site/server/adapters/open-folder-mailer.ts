import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '#server/adapters/mailer.ts'
import { toNodemailer } from '#server/adapters/to-nodemailer.ts'

/** Writes each mail as an .eml file, as a mail program saves it, for a server that has no SMTP_URL. */
export function openFolderMailer(folder: string, onWritten: (path: string) => void): Mailer {
  return {
    send: async (mail) => {
      try {
        const { createTransport } = await import('nodemailer')
        const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
        const { message } = await transport.sendMail(toNodemailer(mail))
        if (!Buffer.isBuffer(message)) throw new Error('the mail was not built in memory')
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const path = join(folder, fileName(mail.date, mail.messageId))
        await writeFile(`${path}.part`, message, { mode: 0o600 })
        await rename(`${path}.part`, path)
        onWritten(path)
        return { ok: true }
      } catch (problem) {
        return { ok: false, isPermanent: false, problem }
      }
    },
    close: () => {},
  }
}

function fileName(date: Date, messageId: string): string {
  const moment = date.toISOString().replace(/[:.]/g, '-')
  return `${moment}-${createHash('sha256').update(messageId).digest('hex').slice(0, 12)}.eml`
}
