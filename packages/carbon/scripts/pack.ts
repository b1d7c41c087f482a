import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const packageFolder = join(import.meta.dirname, '..')
const repositoryFolder = join(packageFolder, '../..')
const distFolder = join(packageFolder, 'dist')
const stage = join(distFolder, 'package')

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
})

// Built ESM with types, and nothing of this workspace: the archive can be installed anywhere.
rmSync(distFolder, { recursive: true, force: true })
const compiler = join(repositoryFolder, 'node_modules/typescript/bin/tsc')
execFileSync(process.execPath, [compiler, '-p', join(packageFolder, 'tsconfig.build.json')], {
  stdio: 'inherit',
})
cpSync(join(distFolder, 'esm'), join(stage, 'esm'), { recursive: true })
const airports = 'travel/airports.licence.md'
copyFileSync(join(packageFolder, 'src', airports), join(stage, 'esm', airports))
for (const name of ['README.md', 'CHANGELOG.md']) copyFileSync(join(packageFolder, name), join(stage, name))
for (const name of ['LICENSE', 'NOTICE']) copyFileSync(join(repositoryFolder, name), join(stage, name))

const { name, version, license, dependencies } = manifestSchema.parse(
  JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')),
)
const manifest = {
  name,
  version,
  description: 'From activities to kilograms of CO2e, with factors, sources and sums, in exact decimals',
  license,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=22' },
  exports: {
    './package.json': './package.json',
    './*': { types: './esm/*.d.ts', default: './esm/*.js' },
  },
  dependencies,
}
writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', distFolder], {
  cwd: stage,
  encoding: 'utf8',
})
console.log(join(distFolder, packed.trim()))
