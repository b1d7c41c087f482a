import { basename } from 'node:path'
import { findSnapshot } from '../src/pool/find-snapshot.ts'
import { type FileResult, analyseFiles } from './analyse-files.ts'
import { isFolder, listFiles } from './list-files.ts'
import { openOutput } from './open-output.ts'
import { openProgressBar } from './progress-bar.ts'
import type { AnalyseCall } from './parse-call.ts'
import { refreshSnapshot } from './refresh-snapshot.ts'

/** A bar for one file would be gone before it is seen. */
const fewestForBar = 2

/** Analyses what a call names, and gives the exit code. */
export async function analyse(call: AnalyseCall): Promise<number> {
  const { paths, format, out, jobs, isWatching, isQuiet } = call
  const folders = paths.filter(isFolder)
  if (isWatching && folders.length === 0) {
    console.error('doublerule: --watch needs a folder.')
    return 2
  }
  const output = await openOutput(out)
  if (!output.ok) {
    console.error(`doublerule: ${out} cannot be written (${output.code}).`)
    return 2
  }
  const { write, close } = output
  const snapshot = findSnapshot()
  if (snapshot === null) refreshSnapshot()
  const toLine = await openFormat(format)
  const files = listFiles(paths)
  const bar = openProgressBar(isQuiet || files.length < fewestForBar ? null : process.stderr, files.length)
  let failures = 0
  async function onResult(result: FileResult): Promise<void> {
    if (!result.ok) failures += 1
    if (out === null && process.stdout.isTTY) bar.clear()
    await write(toLine(result))
  }

  async function readAll(): Promise<void> {
    await analyseFiles(files, onResult, { jobs, snapshot, onDone: bar.show })
    bar.clear()
  }

  if (format === 'csv') await write((await import('./to-csv.ts')).csvHead)
  if (isWatching) {
    const { watchFolders } = await import('./watch-folders.ts')
    await watchFolders(folders, readAll, (path) => analyseFiles([path], onResult, { jobs, snapshot }))
  } else await readAll()
  await close()
  return failures > 0 ? 1 : 0
}

/** The words of a reply take longer to load than a bill to read: only who asks for text loads them. */
async function openFormat(format: AnalyseCall['format']): Promise<(result: FileResult) => string> {
  if (format === 'json') return toJson
  if (format === 'csv') return (await import('./to-csv.ts')).toCsv
  return (await import('./to-text.ts')).toText
}

function toJson(result: FileResult): string {
  return JSON.stringify(
    result.ok ? result.analysis : { fileName: basename(result.path), problem: result.problem },
  )
}
