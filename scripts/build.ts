import { chmodSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { distFolder, readBuildInfo, writeBuildInfo } from '../site/rendering/build-output.ts'
import { defaultPublicConfig } from '../site/shared/public-config.ts'
import { hashSources } from './hash-sources.ts'
import { runCommand } from './run-command.ts'

// React and its companions stand outside the bundle and choose their build by this when they are first imported.
process.env['NODE_ENV'] = 'production'
const startedMs = performance.now()
const sourceHash = hashSources()
if (process.argv.includes('--if-stale') && readBuildInfo(distFolder)?.sourceHash === sourceHash)
  process.exit()

const code = await runCommand({
  name: 'vite build',
  command: process.execPath,
  args: [
    'node_modules/vite/bin/vite.js',
    'build',
    'site',
    '--config',
    'site/vite.config.ts',
    '--app',
    '--logLevel',
    'warn',
  ],
})
if (code !== 0) process.exit(code)

const { compressClientFiles, prerenderPages } = await import('../site/rendering/prerender.ts')
const pages = await prerenderPages()
const fileCount = await compressClientFiles()
const { writeRenderedArticles } = await import('../site/server/content/write-rendered-articles.ts')
await writeRenderedArticles('content')
const { buildPassages } = await import('../site/server/assistant/build-passages.ts')
buildPassages(join(distFolder, 'run'))
await makeDatabase(join(distFolder, 'database'))
writeBuildInfo(distFolder, { sourceHash, publicConfig: JSON.stringify(defaultPublicConfig), pages })

async function makeDatabase(folder: string): Promise<void> {
  const { prepareDatabase } = await import('../site/server/database/embedded/prepare-database.ts')
  const { startEngine } = await import('../site/server/database/embedded/start-engine.ts')
  rmSync(folder, { recursive: true, force: true })
  const database = await prepareDatabase(await startEngine({ folder, initial: null }))
  await database.close()
  // The engine lets everyone write.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}

const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
console.log(`built ${pages.length} pages and ${fileCount} compressed files in ${seconds} s`)
