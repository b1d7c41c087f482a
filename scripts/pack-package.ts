import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, readManifest } from './casts.ts'
import { documentPackage } from './document-package.ts'

const repositoryFolder = join(import.meta.dirname, '..')

export type PackOptions = {
  packageFolder: string
  /** Where the archive is built and put. */
  distFolder: string
  description: string
  /** Where the compiler writes, and where the sources are then, both below the archive's own folder. */
  outFolder: string
  sources: string
  /** What others may import, and the module behind each, below the sources. */
  entries: Readonly<Record<string, string>>
  /** Completes the archive's folder once it is compiled. */
  finish: (stage: string) => void
  /** What the manifest has besides what every package has. */
  manifest: { engines: { node: string } } & Readonly<Record<string, unknown>>
  /** Versions of our own packages, which the workspace names "*". */
  ownVersions?: Readonly<Record<string, string>>
  /** Where the types of our own packages are that these import. */
  ownTypes?: Readonly<Record<string, readonly string[]>>
}

/** Writes an archive of built ESM with types and nothing of this workspace, which npm installs anywhere. Gives its path. */
export function packPackage(options: PackOptions): string {
  const {
    packageFolder,
    distFolder,
    description,
    outFolder,
    sources,
    entries,
    finish,
    manifest,
    ownVersions = {},
    ownTypes = {},
  } = options
  const stage = join(distFolder, 'package')
  rmSync(stage, { recursive: true, force: true })
  const compiler = join(repositoryFolder, 'node_modules/typescript/bin/tsc')
  const project = join(packageFolder, 'tsconfig.build.json')
  const compiling = [compiler, '-p', project, '--outDir', join(stage, outFolder)]
  execFileSync(process.execPath, compiling, { stdio: ['ignore', 2, 2] })
  finish(stage)
  for (const name of ['README.md', 'CHANGELOG.md']) copyFileSync(join(packageFolder, name), join(stage, name))
  for (const name of ['LICENSE', 'NOTICE']) copyFileSync(join(repositoryFolder, name), join(stage, name))
  const { name, version, license, dependencies } = manifestOf(packageFolder)
  const written = {
    name,
    version,
    description,
    license,
    type: 'module',
    exports: {
      './package.json': './package.json',
      ...Object.fromEntries(
        Object.entries(entries).map(([entry, module]) => [
          entry,
          { types: `./${sources}/${module}.d.ts`, default: `./${sources}/${module}.js` },
        ]),
      ),
    },
    ...manifest,
    dependencies: { ...dependencies, ...ownVersions },
  }
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(written, null, 2)}\n`)
  const modules = Object.values(entries).filter((module) => module !== '*')
  documentPackage({ stage, modules: modules.map((module) => `${sources}/${module}`), paths: ownTypes })
  const call = ['pack', '--silent', '--pack-destination', distFolder]
  return join(distFolder, execFileSync('npm', call, { cwd: stage, encoding: 'utf8' }).trim())
}

export function manifestOf(packageFolder: string): Manifest {
  return readManifest(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
}
