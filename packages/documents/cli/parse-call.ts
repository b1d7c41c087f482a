import { parseArgs } from 'node:util'

export type AnalyseCall = {
  command: 'analyse'
  paths: readonly string[]
  format: 'text' | 'json' | 'csv'
  /** Null for standard output. */
  out: string | null
  /** Null for as many as there are processors. */
  jobs: number | null
  isWatching: boolean
  isQuiet: boolean
}

export type Call =
  | AnalyseCall
  | { command: 'replay'; paths: readonly string[] }
  | { command: 'completion'; shell: string }
  | { command: 'help' | 'version' | 'schema' | 'mcp' }

const mostJobs = 32

const options = {
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  out: { type: 'string' },
  jobs: { type: 'string' },
  watch: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const

/** Null for an unknown command or option, options that exclude each other, and a call that names no files. */
export function parseCall(args: readonly string[]): Call | null {
  const parsed = parse(args)
  if (parsed === null) return null
  const { values, positionals, names } = parsed
  const [command, ...paths] = positionals
  if (values.help) return { command: 'help' }
  if (values.version) return { command: 'version' }
  if (command === 'analyse') return paths.length === 0 ? null : toAnalyseCall(paths, values)
  if (names.length > 0) return null
  if (command === 'schema' || command === 'mcp') return paths.length === 0 ? { command } : null
  if (command === 'completion') return paths.length === 1 ? { command, shell: paths[0] ?? '' } : null
  return command === 'replay' && paths.length > 0 ? { command, paths } : null
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options,
      tokens: true,
    })
    return { values, positionals, names: tokens.filter(({ kind }) => kind === 'option') }
  } catch {
    return null
  }
}

type Values = NonNullable<ReturnType<typeof parse>>['values']

function toAnalyseCall(paths: readonly string[], values: Values): AnalyseCall | null {
  const { json, csv, out = null, jobs = null, watch, quiet } = values
  const count = jobs === null ? null : Number(jobs)
  const isCount = count === null || (/^\d+$/.test(jobs ?? '') && count >= 1 && count <= mostJobs)
  if (!isCount || (json && csv) || out === '') return null
  const format = json ? 'json' : csv ? 'csv' : 'text'
  return { command: 'analyse', paths, format, out, jobs: count, isWatching: watch, isQuiet: quiet }
}
