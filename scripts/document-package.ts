import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const repositoryFolder = join(import.meta.dirname, '..')
const tool = join(repositoryFolder, 'node_modules/typedoc/bin/typedoc')
const preload = join(import.meta.dirname, 'use-typescript-6.mjs')

export type DocumentOptions = {
  /** The folder of the archive, with the types that the compiler wrote. */
  stage: string
  /** Modules that others import, below it, without their endings. */
  modules: readonly string[]
  /** Where the types of our other packages are that these import. */
  paths: Readonly<Record<string, readonly string[]>>
}

/**
 * Writes the reference of a package as Markdown into its archive, from the types in it: what is described is what is
 * shipped. A name that stands in a signature and nowhere else in the reference is a fault. The types that it reads stay
 * beside the archive's folder, for the packages that import them.
 */
export function documentPackage({ stage, modules, paths }: DocumentOptions): void {
  const copy = describedFolder(stage)
  rmSync(copy, { recursive: true, force: true })
  cpSync(stage, copy, { recursive: true })
  for (const path of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.d.ts')) nameSchemaTypes(join(copy, path))
  }
  const files = modules.map((module) => `${module}.d.ts`)
  const project = join(copy, 'tsconfig.json')
  writeFileSync(project, JSON.stringify({ compilerOptions: { ...compilerOptions, paths }, files }))
  const settings = join(copy, 'typedoc.json')
  const out = join(stage, 'docs/reference')
  const entryPoints = files.map((file) => join(copy, file))
  writeFileSync(settings, JSON.stringify({ ...typedocOptions, entryPoints, out, tsconfig: project }))
  const call = ['--import', preload, tool, '--options', settings]
  execFileSync(process.execPath, call, { cwd: copy, stdio: ['ignore', 2, 2] })
}

/** Where the types stay that the reference of an archive was written from. */
export function describedFolder(stage: string): string {
  return `${stage}-described`
}

const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}

const typedocOptions = {
  plugin: ['typedoc-plugin-markdown', 'typedoc-plugin-missing-exports'],
  excludeExternals: true,
  internalModule: 'Named in signatures',
  readme: 'none',
  logLevel: 'Warn',
  disableSources: true,
  disableGit: true,
  skipErrorChecking: true,
  treatWarningsAsErrors: true,
  sort: ['source-order'],
  outputFileStrategy: 'modules',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  expandObjects: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  tableColumnSettings: { hideInherited: true, hideDefaults: true },
}

/**
 * The compiler forgets the name of a type that is inferred of a schema and would spell it out wherever it stands. As an
 * interface it keeps it.
 */
function nameSchemaTypes(path: string): void {
  const text = readFileSync(path, 'utf8')
  const named = text.replaceAll(
    /export type (\w+) = z\.infer<typeof (\w+)>;/g,
    (alias: string, name: string, schema: string) =>
      text.includes(`declare const ${schema}: z.ZodObject<`)
        ? `export interface ${name} extends z.infer<typeof ${schema}> {}`
        : alias,
  )
  if (named !== text) writeFileSync(path, named)
}
