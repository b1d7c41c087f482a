import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describedFolder } from '../../../scripts/document-package.ts'
import { manifestOf, packPackage } from '../../../scripts/pack-package.ts'

const packageFolder = join(import.meta.dirname, '..')
const repositoryFolder = join(packageFolder, '../..')
const carbonFolder = join(repositoryFolder, 'packages/carbon')
/** The archive has the folders of the workspace, so that what stands beside the sources is found by the same paths. */
const built = 'packages/documents'
const command = 'cli/doublerule.mjs'

// The compiler takes the types of carbon from its archive, built here: its sources are no part of this one.
const distFolder = join(packageFolder, 'dist')
const pack = join(carbonFolder, 'scripts/pack.ts')
process.stdout.write(execFileSync(process.execPath, [pack, join(distFolder, 'carbon')], { encoding: 'utf8' }))
const carbon = manifestOf(carbonFolder)

console.log(
  packPackage({
    packageFolder,
    distFolder,
    description: 'Bills, receipts, travel and meter files into activities and emissions, on your own machine',
    outFolder: built,
    sources: `${built}/src`,
    entries: {
      './analyse/analyse-document': 'analyse/analyse-document',
      './pool/analysis-pool': 'pool/analysis-pool',
      './mcp/create-mcp-server': 'mcp/create-mcp-server',
      './mcp/load-methods': 'mcp/load-methods',
    },
    finish,
    manifest: { engines: { node: '>=24' }, bin: { doublerule: `./${built}/${command}` } },
    ownVersions: { [carbon.name]: carbon.version },
    ownTypes: {
      '@doublerule/carbon/internal/*': [
        join(describedFolder(join(distFolder, 'carbon/package')), 'esm/*.d.ts'),
      ],
    },
  }),
)

function finish(stage: string): void {
  const folder = join(stage, built)
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:js|d\.ts)$/.test(path)) nameBuiltModules(join(folder, path))
  }
  const watchdog = 'src/pool/watch-parent.mjs'
  for (const path of [command, watchdog]) copyFileSync(join(packageFolder, path), join(folder, path))
  nameBuiltModules(join(folder, command))
  chmodSync(join(folder, command), 0o755)
  cpSync(join(repositoryFolder, 'docs/method'), join(stage, 'docs/method'), { recursive: true })
}

/**
 * The compiler renames relative imports only: those of carbon, which its archive keeps under a name of their own, and of the
 * plain script still end in `.ts`.
 */
function nameBuiltModules(path: string): void {
  const text = readFileSync(path, 'utf8')
  const named = text
    .replaceAll(/(['"]@doublerule\/carbon\/)([\w/-]+)\.ts(['"])/g, '$1internal/$2$3')
    .replaceAll(`import('./main.ts')`, `import('./main.js')`)
  if (named !== text) writeFileSync(path, named)
}
