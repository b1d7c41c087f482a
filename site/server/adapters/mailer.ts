export type MailAddress = { name: string; address: string }

export type Mail = {
  /** Stays the same over all attempts, so that a mailbox shows a mail once that was sent twice. */
  messageId: string
  from: MailAddress
  to: MailAddress
  replyTo: MailAddress
  subject: string
  date: Date
  text: string
  html: string
  /** True for mails that nobody should answer automatically (RFC 3834). */
  isAutomatic: boolean
}

export type MailResult =
  | { ok: true }
  /** `isPermanent` when the server refused the mail itself, with a code of 500 to 599. */
  | { ok: false; isPermanent: boolean; problem: unknown }

export type Mailer = {
  /** Sends one mail, or says why not. Never rejects. */
  send: (mail: Mail) => Promise<MailResult>
  close: () => void
}
