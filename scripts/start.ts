import { distFolder, readBuildInfo } from '../site/rendering/build-output.ts'
import { hashSources } from './hash-sources.ts'
import { runCommand } from './run-command.ts'

const build = readBuildInfo(distFolder)
if (build === null || build.sourceHash !== hashSources()) {
  const code = await runCommand({ name: 'build', command: process.execPath, args: ['scripts/build.ts'] })
  if (code !== 0) process.exit(code)
}

process.env['NODE_ENV'] = 'production'
await import('../site/server/main.ts')
