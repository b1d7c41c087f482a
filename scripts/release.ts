import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { distFolder, readBuildInfo } from '../site/rendering/build-output.ts'
import { hashSources } from './hash-sources.ts'

/** What a server, its owner's commands and the command line run from. */
const shipped = [
  '.npmrc',
  'LICENSE',
  'NOTICE',
  'content',
  'docs',
  'package-lock.json',
  'package.json',
  'packages/carbon',
  'packages/documents',
  'scripts/start.mjs',
  'scripts/trim-modules.mjs',
  'site/dist',
  'site/package.json',
  'site/rendering',
  'site/scripts',
  'site/server',
  'site/shared',
]
const leftOut =
  /(?:^|\/)node_modules(?:\/|$)|\.test\.tsx?$|^packages\/documents\/(?:bench|eval|fit|generate|lexicon|scripts|snapshot|specimens)(?:\/|$)/

const [folder = ''] = process.argv.slice(2)
const target = resolve(folder)
if (folder === '' || (existsSync(target) && readdirSync(target).length > 0)) {
  console.error('Name a new or empty folder: npm run release -- FOLDER')
  process.exit(2)
}
if (readBuildInfo(distFolder)?.sourceHash !== hashSources()) {
  console.error('The build is missing or older than the sources: npm run build')
  process.exit(1)
}
mkdirSync(target, { recursive: true })
for (const name of shipped)
  cpSync(name, join(target, name), { recursive: true, filter: (path) => !leftOut.test(path) })
console.log(`${target}: there, npm ci --omit=dev && npm start`)
