export type Arguments =
  | { command: 'help' | 'version' }
  | { command: 'misused'; detail: string }
  | { command: 'analyse'; files: readonly string[]; isJson: boolean }

/** Reads the command line: `analyse FILE... [--json]`, `--help` or `--version`. */
export function readArguments(given: readonly string[]): Arguments {
  if (given.includes('--help') || given.length === 0) return { command: 'help' }
  if (given.includes('--version')) return { command: 'version' }
  const [command, ...rest] = given
  if (command !== 'analyse') return { command: 'misused', detail: `There is no command "${command}".` }
  const unknown = rest.find((text) => text.startsWith('--') && text !== '--json')
  if (unknown !== undefined) return { command: 'misused', detail: `There is no option "${unknown}".` }
  const files = rest.filter((text) => text !== '--json')
  if (files.length === 0) return { command: 'misused', detail: 'Name at least one file.' }
  return { command: 'analyse', files, isJson: rest.includes('--json') }
}
