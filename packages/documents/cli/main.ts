import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { renderReply } from '@doublerule/carbon/analysis/render-reply.ts'
import { type FileResult, analyseFiles } from './analyse-files.ts'

const help = `Usage: doublerule analyse FILE... [--json]

Reads bills, receipts, travel and meter files (pdf, jpg, png, txt, csv, json, docx, xlsx) and prints
the activities found, the factors applied and the emissions by scope. Nothing leaves this machine.

  --json      one analysis object a line; files that cannot be read as {"fileName", "problem"}
  --help      this text
  --version   version of the engine and edition of its factor library

Exit code: 0 when every file was analysed, 1 when one was not, 2 for a wrong call.`

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
  let failures = 0
  await analyseFiles(call.files, (result) => {
    if (!result.ok) failures += 1
    console.log(call.json ? toJson(result) : toText(result))
  })
  return failures > 0 ? 1 : 0
}

type Call = { files: readonly string[]; json: boolean; print: string | null }

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
    if (values.help === true) return { files: [], json: false, print: help }
    if (values.version === true) {
      return {
        files: [],
        json: false,
        print: `doublerule ${engineVersion.version}, factor library ${engineVersion.factorLibrary}`,
      }
    }
    return command === 'analyse' && files.length > 0 ? { files, json: values.json, print: null } : null
  } catch {
    return null
  }
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
