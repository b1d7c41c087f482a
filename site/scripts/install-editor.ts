import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { editorBundle } from '#server/editor/editor-bundle.ts'

const run = promisify(execFile)
const { name, version, integrity, folder } = editorBundle

/** Fetches the article editor for development once, and checks it against the hash in the sources. */
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await run('npm', ['pack', `${name}@${version}`, '--pack-destination', folder])
const archive = join(folder, `${name}-${version}.tgz`)
const hash = createHash('sha512')
  .update(await readFile(archive))
  .digest('base64')
if (`sha512-${hash}` !== integrity) {
  await rm(folder, { recursive: true })
  console.error(`${name}@${version} is not the file that it was: its hash is ${hash}`)
  process.exit(1)
}
await run('tar', ['xzf', archive, '-C', folder, '--strip-components=2', '--exclude=*.map', 'package/dist'])
await rm(archive)
console.log(`The editor is installed. Start the site with npm run dev and open /studio.`)
