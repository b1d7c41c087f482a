import type { Transporter } from 'nodemailer'
import type { Mailer } from '#server/adapters/mailer.ts'
import { toNodemailer } from '#server/adapters/to-nodemailer.ts'

// Together below the five minutes that a mail job may take.
const timeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
}

/** Sends mails through an SMTP server, `smtp://user:password@host:587` or `smtps://…:465`. */
export function openSmtpMailer(url: string): Mailer {
  let transport: Transporter | null = null
  return {
    send: async (mail) => {
      try {
        const { createTransport } = await import('nodemailer')
        transport ??= createTransport({ url, ...timeouts })
        await transport.sendMail(toNodemailer(mail))
        return { ok: true }
      } catch (problem) {
        return { ok: false, isPermanent: isPermanent(problem), problem }
      }
    },
    close: () => {
      transport?.close()
    },
  }
}

function isPermanent(problem: unknown): boolean {
  if (!(problem instanceof Error) || !('responseCode' in problem)) return false
  return typeof problem.responseCode === 'number' && problem.responseCode >= 500
}
