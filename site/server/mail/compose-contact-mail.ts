import type { Mail } from '#server/adapters/mailer.ts'
import { escapeMarkup } from '#shared/escape-markup.ts'
import type { MailJob } from '#server/jobs/open-jobs.ts'
import { siteConfig } from '#shared/site-config.ts'

/** A stored message, as far as its mails need it. */
export type StoredMessage = {
  id: string
  name: string
  email: string
  message: string
  botCheck: 'passed' | 'missing' | 'off'
  requestId: string
  createdAt: Date
}

const botCheckTexts = {
  passed: 'passed',
  missing: 'none: sent without JavaScript or by a script',
  off: 'switched off',
} as const satisfies Record<StoredMessage['botCheck'], string>

export type MailAddresses = { from: string; contact: string }

/** Writes the mail of a kind about a contact message: the sender is always our own address, never the visitor's. */
export function composeContactMail(
  kind: MailJob['kind'],
  stored: StoredMessage,
  addresses: MailAddresses,
): Mail {
  return kind === 'contact-notification'
    ? composeNotification(stored, addresses)
    : composeAcknowledgement(stored, addresses)
}

function composeNotification(stored: StoredMessage, addresses: MailAddresses): Mail {
  const { email, message, botCheck, requestId, createdAt } = stored
  const name = toOneLine(stored.name)
  const facts: [string, string][] = [
    ['Name', name],
    ['Email', email],
    ['Sent', `${createdAt.toISOString()} (UTC)`],
    ['Bot check', botCheckTexts[botCheck]],
    ['Request', requestId],
  ]
  return {
    ...envelope('contact', stored, addresses),
    to: { name: siteConfig.brand, address: addresses.contact },
    replyTo: { name, address: email },
    subject: `${botCheck === 'missing' ? '[No bot check] ' : ''}Website message from ${name}`,
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`,
    html: toHtml([
      `<table>${facts.map(([label, value]) => `<tr><th align="left">${escapeMarkup(label)}</th><td>${escapeMarkup(value)}</td></tr>`).join('')}</table>`,
      toParagraphs(message),
    ]),
    isAutomatic: false,
  }
}

function composeAcknowledgement(stored: StoredMessage, addresses: MailAddresses): Mail {
  const name = toOneLine(stored.name)
  const lines = [
    `Hello ${name},`,
    `We have your message and will answer from ${addresses.contact}. This is what you sent:`,
  ]
  const sender = siteConfig.legalName
  return {
    ...envelope('acknowledgement', stored, addresses),
    to: { name, address: stored.email },
    replyTo: { name: siteConfig.brand, address: addresses.contact },
    subject: `Your message to ${siteConfig.brand}`,
    text: `${lines.join('\n\n')}\n\n${quote(stored.message)}\n\n${sender}\n`,
    html: toHtml([
      ...lines.map((line) => `<p>${escapeMarkup(line)}</p>`),
      `<blockquote>${toParagraphs(stored.message)}</blockquote>`,
      `<p>${escapeMarkup(sender)}</p>`,
    ]),
    isAutomatic: true,
  }
}

function envelope(
  part: string,
  stored: StoredMessage,
  { from }: MailAddresses,
): Pick<Mail, 'messageId' | 'from' | 'date'> {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    messageId: `<${part}.${stored.id}@${domain}>`,
    from: { name: siteConfig.brand, address: from },
    date: stored.createdAt,
  }
}

/** A header's text: control characters, which could begin another header, become spaces. */
function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function quote(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n')
}

function toParagraphs(text: string): string {
  return text
    .split(/(?:\r?\n){2,}/)
    .map((paragraph) => `<p>${escapeMarkup(paragraph).replace(/\r?\n/g, '<br>')}</p>`)
    .join('')
}

function toHtml(parts: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body>${parts.join('')}</body></html>`
}
