import { writeFile } from 'node:fs/promises'
import { parseConfig } from '#server/config.ts'
import { openOwnerAccess } from '#server/owner/open-owner-access.ts'
import { fail } from './fail.ts'

const parsed = parseConfig(process.env)
const path = process.argv[2]
if (!parsed.ok) {
  fail(parsed.bad.map(({ name, reason }) => `${name}: ${reason}`).join('\n'))
} else if (path === undefined) {
  fail('Usage: npm run backup -- FILE.tar.gz')
} else {
  try {
    const { backUp, close } = await openOwnerAccess(parsed.config)
    const archive = await backUp()
    await close()
    await writeFile(path, archive, { mode: 0o600, flag: 'wx' })
    console.log(`${(archive.byteLength / 1e6).toFixed(1)} MB written to ${path}`)
  } catch (problem) {
    fail(problem instanceof Error ? problem.message : 'The backup failed.')
  }
}
