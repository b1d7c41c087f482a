import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Analysis, analysisSchema } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { replayAnalysis } from '@doublerule/carbon/replay/replay.ts'
import { findChangedCells } from '@doublerule/carbon/working/changed-cells.ts'
import { countNoun } from '@doublerule/carbon/working/count-noun.ts'
import { workbookSchema } from '@doublerule/carbon/working/workbook-schema.ts'
import { workingSchema } from '@doublerule/carbon/working/working-schema.ts'
import { readReplayWorkbook, type ReplayWorkbook } from './read-replay-workbook.ts'

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
  const files = await Promise.all(paths.map(async (path) => ({ path, stored: await readStored(path) })))
  return files.flatMap(({ path, stored }) =>
    stored === null
      ? [{ text: `${basename(path)}: there is no file that can be read at this path`, isSame: false }]
      : [...compareCells(basename(path), stored), ...replayText(stored.json)],
  )
}

const noCells: ReadonlyMap<string, string> = new Map()

async function readStored(path: string): Promise<ReplayWorkbook | null> {
  try {
    const bytes = await readFile(path)
    if (!isZip(bytes)) return { json: bytes.toString('utf8'), cells: noCells }
    // A workbook of somebody else holds no analysis.
    return (await readReplayWorkbook(bytes)) ?? { json: noPapers, cells: noCells }
  } catch {
    return null
  }
}

/** Nothing where every cell that a person sees is as it was taken along, or was not recorded. */
function compareCells(name: string, { json, cells }: ReplayWorkbook): Replayed[] {
  const parsed = workbookSchema.safeParse(parseJson(json))
  const recorded = parsed.success ? parsed.data.workbook : undefined
  const changed = recorded === undefined || cells.size === 0 ? [] : findChangedCells(recorded, cells)
  if (changed.length === 0) return []
  const count = countNoun(changed.length, 'cell differs', 'cells differ')
  const told = `${name}: changed since it was taken along, ${count}; what follows is of the papers as taken along`
  return [{ text: [told, ...changed.map(({ text }) => `  ${text}`)].join('\n'), isSame: false }]
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
  const rows = replayed.differences.map(({ text }) => `  ${text}`)
  const count = countNoun(rows.length, 'figure differs', 'figures differ')
  return { text: [`${fileName}: ${count}${made}`, ...rows].join('\n'), isSame: false }
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
