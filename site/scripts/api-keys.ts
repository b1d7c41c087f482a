import { parseConfig } from '#server/config.ts'
import { openOwnerAccess } from '#server/owner/open-owner-access.ts'
import type { OwnerAccess } from '#server/owner/owner-socket.ts'
import { fail } from './fail.ts'

const usage = `Keys of the open API. A key lifts the limits of whoever sends it.

  npm run api-keys -- create NAME   makes a key and shows it, this once
  npm run api-keys -- list          all keys, without their text
  npm run api-keys -- revoke ID     ends a key within a minute
`
const longestName = 80

const parsed = parseConfig(process.env)
const [command = '', ...words] = process.argv.slice(2)
const argument = words.join(' ').trim()
if (!parsed.ok) {
  fail(parsed.bad.map(({ name, reason }) => `${name}: ${reason}`).join('\n'))
} else if (!isCall(command, argument)) {
  fail(usage)
} else {
  try {
    const { apiKeys, close } = await openOwnerAccess(parsed.config)
    await run(apiKeys)
    await close()
  } catch (problem) {
    fail(problem instanceof Error ? problem.message : 'The keys cannot be opened.')
  }
}

function isCall(command: string, argument: string): boolean {
  if (command === 'list') return argument === ''
  return (command === 'create' || command === 'revoke') && argument !== '' && argument.length <= longestName
}

async function run(keys: OwnerAccess['apiKeys']): Promise<void> {
  if (command === 'create') {
    const { id, key } = await keys.create(argument)
    console.log(`${key}\n\nId ${id}. Only its hash is kept: copy the key now.`)
  } else if (command === 'revoke') {
    if (await keys.revoke(argument)) console.log('The key ends within a minute.')
    else fail('No key in use has this id.')
  } else {
    const listed = await keys.list()
    for (const { id, name, createdAt, revokedAt } of listed) {
      const state = revokedAt === null ? 'in use' : `revoked ${revokedAt.slice(0, 10)}`
      console.log(
        `${id}  ${createdAt.slice(0, 10)}  ${state.padEnd(18)}  ${name.replaceAll(/\p{Cc}+/gu, ' ')}`,
      )
    }
    if (listed.length === 0) console.log('No keys.')
  }
}
