import PostalMime from 'postal-mime'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { toNodemailer } from '#server/adapters/to-nodemailer.ts'
import { composeContactMail, type StoredMessage } from '#server/mail/compose-contact-mail.ts'

const addresses = { from: 'website@brand.example', contact: 'owner@brand.example' }
const stored: StoredMessage = {
  id: '3f0c6d2e-5b1a-4a53-9d0e-0f2c2f7f8a11',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: 'First line.\nSecond line.\n\nNew paragraph.',
  botCheck: 'passed',
  requestId: 'request-1',
  createdAt: new Date('2026-11-20T01:02:03Z'),
}

function send(change: Partial<StoredMessage> = {}) {
  return sendKind('contact-notification', change)
}

async function sendKind(
  kind: 'contact-notification' | 'contact-acknowledgement',
  change: Partial<StoredMessage> = {},
) {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(
    toNodemailer(composeContactMail(kind, { ...stored, ...change }, addresses)),
  )
  const source = Buffer.isBuffer(message) ? message.toString('utf8') : ''
  return { source, mail: await PostalMime.parse(source) }
}

test('our address is the sender and the visitor is the one to reply to', async () => {
  const { mail } = await send()
  expect(mail.from?.address).toBe('website@brand.example')
  expect(mail.replyTo).toEqual([{ name: 'Ada Lovelace', address: 'ada@example.org' }])
  expect(mail.to).toEqual([{ name: 'Doublerule', address: 'owner@brand.example' }])
})

test('the words arrive unchanged as text, and as paragraphs in HTML', async () => {
  const { mail } = await send()
  expect(mail.text).toContain('First line.\nSecond line.\n\nNew paragraph.')
  expect(mail.html).toContain('<p>First line.<br>Second line.</p><p>New paragraph.</p>')
})

test('every attempt has the same Message-ID, made from the message', async () => {
  const [first, second] = [await send(), await send()]
  expect(first.mail.messageId).toBe(`<contact.${stored.id}@brand.example>`)
  expect(second.mail.messageId).toBe(first.mail.messageId)
})

test('a name cannot add a header or a recipient', async () => {
  const { mail, source } = await send({ name: 'Eve\r\nBcc: victim@example.org\r\n\r\nbody' })
  expect(mail.bcc).toBeUndefined()
  expect(source).not.toMatch(/^Bcc:/im)
  expect(mail.to).toHaveLength(1)
  expect(mail.subject).toBe('Website message from Eve Bcc: victim@example.org body')
})

test('a name cannot pass for an address list', async () => {
  const { mail } = await send({ name: '"x" <victim@example.org>, other@example.org' })
  expect(mail.replyTo).toHaveLength(1)
  expect(mail.replyTo?.[0]?.address).toBe('ada@example.org')
})

test('markup in a message stays text', async () => {
  const { mail } = await send({ name: '<b>Ada</b>', message: '<img src=x onerror=alert(1)> & "quotes"' })
  expect(mail.html).not.toMatch(/<img|<b>/)
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
})

test('characters of every script survive', async () => {
  const { mail } = await send({ name: 'Zoë Nguyễn 山田', message: 'Größe: 4 250 kWh — ₂ ✓ 山田' })
  expect(mail.replyTo?.[0]?.name).toBe('Zoë Nguyễn 山田')
  expect(mail.text).toContain('Größe: 4 250 kWh — ₂ ✓ 山田')
})

test('an acknowledgement goes to the visitor, quotes the message and asks for no automatic answer', async () => {
  const { mail, source } = await sendKind('contact-acknowledgement')
  expect(mail.to).toEqual([{ name: 'Ada Lovelace', address: 'ada@example.org' }])
  expect(mail.replyTo?.[0]?.address).toBe('owner@brand.example')
  expect(mail.text).toContain('> Second line.')
  expect(source).toMatch(/^Auto-Submitted: auto-replied/im)
})
