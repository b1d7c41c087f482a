import { helpText, usage } from './help-text.ts'
import { type Call, parseCall } from './parse-call.ts'

const wrongCall = 2

process.exitCode = await main(process.argv.slice(2))

/** Each command loads what it needs and nothing else: most of the time that one file takes is loading. */
async function main(args: readonly string[]): Promise<number> {
  const call = parseCall(args)
  if (call === null) return refuse(usage)
  switch (call.command) {
    case 'analyse':
      return (await import('./analyse.ts')).analyse(call)
    case 'mcp':
      return serve()
    case 'replay':
      return replay(call.paths)
    case 'completion':
      return complete(call.shell)
    case 'help':
    case 'version':
    case 'schema':
    default:
      console.log(await describe(call.command))
      return 0
  }
}

async function replay(paths: readonly string[]): Promise<number> {
  const { replayFiles } = await import('./replay-files.ts')
  const replayed = await replayFiles(paths)
  for (const { text } of replayed) console.log(text)
  return replayed.every(({ isSame }) => isSame) ? 0 : 1
}

async function complete(shell: string): Promise<number> {
  const script = (await import('./complete-shell.ts')).completeShell(shell)
  if (script === null) return refuse(usage)
  console.log(script)
  return 0
}

async function describe(command: Extract<Call['command'], 'help' | 'version' | 'schema'>): Promise<string> {
  if (command === 'help') return helpText
  if (command === 'schema') {
    const { analysisJsonSchema } = await import('@doublerule/carbon/analysis/analysis-json-schema.ts')
    return JSON.stringify(analysisJsonSchema(), null, 2)
  }
  const { engineVersion } = await import('@doublerule/carbon/analysis/engine-version.ts')
  return `doublerule ${engineVersion.version}, factor library ${engineVersion.factorLibrary}`
}

function refuse(text: string): number {
  console.error(`${text}\n\n"doublerule --help" says more.`)
  return wrongCall
}

async function serve(): Promise<number> {
  const { serveMcp } = await import('./serve-mcp.ts')
  await serveMcp()
  return 0
}
