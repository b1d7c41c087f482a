import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#server/adapters/mailer.ts'

/** The mail as nodemailer takes it. Nothing in it may name a file or an address to fetch. */
export function toNodemailer(mail: Mail): SendMailOptions {
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    date: mail.date,
    text: mail.text,
    html: mail.html,
    headers: mail.isAutomatic ? { 'Auto-Submitted': 'auto-replied' } : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
