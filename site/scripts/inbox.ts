import { writeFile } from 'node:fs/promises'
import { parseConfig } from '#server/config.ts'
import type { Inbox, InboxMessage } from '#server/owner/create-inbox.ts'
import { openOwnerAccess } from '#server/owner/open-owner-access.ts'
import { toCsv } from '#server/owner/to-csv.ts'
import { fail } from './fail.ts'

const usage = `Contact messages for their owner.

  npm run inbox -- list [--undelivered]   the newest 50 messages
  npm run inbox -- show ID                one message in full
  npm run inbox -- resend ID              sends its mail again
  npm run inbox -- export FILE.csv        all messages as a table
`
const listed = 50
const exported = 1_000_000

const parsed = parseConfig(process.env)
const [command = '', argument = ''] = process.argv.slice(2)
if (!parsed.ok) {
  fail(parsed.bad.map(({ name, reason }) => `${name}: ${reason}`).join('\n'))
} else if (!['list', 'show', 'resend', 'export'].includes(command)) {
  fail(usage)
} else {
  try {
    const { inbox, close } = await openOwnerAccess(parsed.config)
    process.exitCode = (await run(inbox)) ? 0 : 1
    await close()
  } catch (problem) {
    fail(problem instanceof Error ? problem.message : 'The inbox cannot be opened.')
  }
}

async function run(inbox: Inbox): Promise<boolean> {
  switch (command) {
    case 'show':
      return show(await inbox.find(argument))
    case 'resend':
      return report(await inbox.resend(argument), 'The mail is queued again.')
    case 'export':
      return exportAll(inbox)
    default:
      return list(await inbox.list({ onlyUndelivered: argument === '--undelivered', limit: listed }))
  }
}

function list(messages: readonly InboxMessage[]): boolean {
  for (const { id, createdAt, state, name, email } of messages) {
    console.log(`${id}  ${createdAt.slice(0, 16)}Z  ${state.padEnd(9)}  ${toOneLine(name)} <${email}>`)
  }
  if (messages.length === 0) console.log('No messages.')
  return true
}

function show(message: InboxMessage | null): boolean {
  if (message === null) return report(false, '')
  const { message: text, ...facts } = message
  for (const [label, value] of Object.entries(facts)) console.log(`${label}: ${toOneLine(value)}`)
  console.log(`\n${text.replaceAll(/[^\P{Cc}\n]/gu, ' ')}`)
  return true
}

async function exportAll(inbox: Inbox): Promise<boolean> {
  const messages = await inbox.list({ onlyUndelivered: false, limit: exported })
  const head = ['id', 'created', 'state', 'name', 'email', 'message', 'bot check', 'request']
  const rows = messages.map((row) => [
    row.id,
    row.createdAt,
    row.state,
    row.name,
    row.email,
    row.message,
    row.botCheck,
    row.requestId,
  ])
  // Spreadsheets take UTF-8 for what it is when the file begins with a byte order mark.
  await writeFile(argument === '' ? 'inbox.csv' : argument, `\uFEFF${toCsv([head, ...rows])}`, {
    mode: 0o600,
  })
  return report(true, `${messages.length} messages written.`)
}

function report(isDone: boolean, text: string): boolean {
  if (isDone) console.log(text)
  else console.error('There is no message with this id.')
  return isDone
}

/** Keeps a terminal from obeying what a stranger wrote. */
function toOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}
