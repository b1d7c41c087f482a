import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Analysis, analysisSchema } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { replayAnalysis } from '@doublerule/carbon/analysis/replay.ts'
import { workingSchema } from '@doublerule/carbon/working/working-schema.ts'
import { readReplaySheet } from './read-replay-sheet.ts'

/** What is no analysis object, so that it is told as such. */
const noPapers = 'none'
const notWhole =
  'the papers are not whole: cells of the sheet "Replay" were cut or lost, or the file is empty'

export type Replayed = { text: string; isSame: boolean }

/**
 * Recomputes stored analyses: one object a line as `analyse --json` prints them, or the working papers that the desk of the
 * site gives as JSON or as a workbook. Says "same", or each figure that differs, and which engine an analysis was made by
 * when that is not this one.
 */
export async function replayFiles(paths: readonly string[]): Promise<Replayed[]> {
  const files = await Promise.all(paths.map(async (path) => ({ path, text: await readText(path) })))
  return files.flatMap(({ path, text }) =>
    text === null
      ? [{ text: `${basename(path)}: there is no file that can be read at this path`, isSame: false }]
      : replayText(text),
  )
}

async function readText(path: string): Promise<string | null> {
  try {
    const bytes = await readFile(path)
    if (!isZip(bytes)) return bytes.toString('utf8')
    // A workbook of somebody else holds no analysis.
    return (await readReplaySheet(bytes)) ?? noPapers
  } catch {
    return null
  }
}

function replayText(text: string): Replayed[] {
  if (text === '') return [{ text: notWhole, isSame: false }]
  const working = workingSchema.safeParse(parseJson(text))
  // Papers are replayed as read; their corrections are worked out from those and hold no figure of their own.
  if (working.success) return working.data.analyses.map(replayStored)
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(replayLine)
}

function replayLine(line: string): Replayed {
  const parsed = analysisSchema.safeParse(parseJson(line))
  return parsed.success
    ? replayStored(parsed.data)
    : { text: 'not an analysis object of version 1', isSame: false }
}

function replayStored(analysis: Analysis): Replayed {
  const { fileName } = analysis.document
  const replayed = replayAnalysis(analysis)
  const made = describeEngine(analysis)
  if (replayed.same) return { text: `${fileName}: same${made}`, isSame: true }
  const rows = replayed.differences.map(
    ({ path, stored, replayed: now }) => `  ${path}: ${stored}, now ${now}`,
  )
  return { text: [`${fileName}: ${rows.length} figures differ${made}`, ...rows].join('\n'), isSame: false }
}

/** Empty for this engine. */
function describeEngine({ engine }: Analysis): string {
  const { version, factorLibrary } = engineVersion
  if (engine.version === version && engine.factorLibrary === factorLibrary) return ''
  const stored = `engine ${engine.version} with factor library ${engine.factorLibrary}`
  return `, made by ${stored}, replayed by ${version} with ${factorLibrary}`
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
