import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { analysisJsonSchema } from '@doublerule/carbon/analysis/analysis-json-schema.ts'
import { renderReply } from '@doublerule/carbon/analysis/render-reply.ts'
import { type FileResult, analyseFiles } from './analyse-files.ts'
import { replayFiles } from './replay-files.ts'

const help = `Usage: doublerule analyse FILE... [--json]
       doublerule replay FILE...
       doublerule schema
       doublerule mcp

Reads bills, receipts, travel and meter files (pdf, jpg, png, txt, csv, json, docx, xlsx) and prints
the activities found, the factors applied and the emissions by scope. Nothing leaves this machine.
replay recomputes every figure of stored analysis objects; schema prints their JSON Schema.
mcp serves the engine to an agent (Model Context Protocol) over standard input and output.

  --json      one analysis object a line; files that cannot be read as {"fileName", "problem"}
  --help      this text
  --version   version of the engine and edition of its factor library

Exit code: 0 when every file was analysed or came out the same, 1 when one was not, 2 for a wrong call.`

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const call = parseCall(args)
  if (call === null) {
    console.error(help)
    return 2
  }
  if (call.print !== null) {
    console.log(call.print)
    return 0
  }
  if (call.command === 'mcp') {
    // Loaded here only: the other commands start without the protocol's library.
    const { serveMcp } = await import('./serve-mcp.ts')
    await serveMcp()
    return 0
  }
  if (call.command === 'replay') {
    const replayed = await replayFiles(call.files)
    for (const { text } of replayed) console.log(text)
    return replayed.every(({ isSame }) => isSame) ? 0 : 1
  }
  let failures = 0
  await analyseFiles(call.files, (result) => {
    if (!result.ok) failures += 1
    console.log(call.json ? toJson(result) : toText(result))
  })
  return failures > 0 ? 1 : 0
}

type Call = {
  command: 'analyse' | 'replay' | 'mcp'
  files: readonly string[]
  json: boolean
  print: string | null
}

/** Null for a call that names no files, an unknown command or an unknown option. */
function parseCall(args: readonly string[]): Call | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    })
    const [command, ...files] = positionals
    if (values.help === true) return toPrint(help)
    if (values.version === true) {
      return toPrint(`doublerule ${engineVersion.version}, factor library ${engineVersion.factorLibrary}`)
    }
    if (command === 'schema') return toPrint(JSON.stringify(analysisJsonSchema(), null, 2))
    if (command === 'mcp' && files.length === 0) return { command, files, json: false, print: null }
    if ((command !== 'analyse' && command !== 'replay') || files.length === 0) return null
    return { command, files, json: values.json, print: null }
  } catch {
    return null
  }
}

function toPrint(print: string): Call {
  return { command: 'analyse', files: [], json: false, print }
}

function toJson(result: FileResult): string {
  return JSON.stringify(
    result.ok ? result.analysis : { fileName: basename(result.path), problem: result.problem },
  )
}

function toText(result: FileResult): string {
  const body = result.ok
    ? renderReply(result.analysis)
    : `Not analysed (${result.problem.code}): ${result.problem.detail}`
  return `${basename(result.path)}\n\n${body}\n`
}
