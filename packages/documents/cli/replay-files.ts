import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { analysisSchema } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { replayAnalysis } from '@doublerule/carbon/analysis/replay.ts'

export type Replayed = { text: string; isSame: boolean }

/** Recomputes stored analyses, one object a line as `analyse --json` prints them: "same", or each figure that differs. */
export async function replayFiles(paths: readonly string[]): Promise<Replayed[]> {
  const files = await Promise.all(paths.map(async (path) => ({ path, lines: await readLines(path) })))
  return files.flatMap(({ path, lines }) =>
    lines === null
      ? [{ text: `${basename(path)}: there is no file that can be read at this path`, isSame: false }]
      : lines.map(replayLine),
  )
}

async function readLines(path: string): Promise<string[] | null> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  } catch {
    return null
  }
}

function replayLine(line: string): Replayed {
  const parsed = analysisSchema.safeParse(parseJson(line))
  if (!parsed.success) return { text: 'not an analysis object of version 1', isSame: false }
  const { fileName } = parsed.data.document
  const replayed = replayAnalysis(parsed.data)
  if (replayed.same) return { text: `${fileName}: same`, isSame: true }
  const rows = replayed.differences.map(
    ({ path, stored, replayed: now }) => `  ${path}: ${stored}, now ${now}`,
  )
  return { text: [`${fileName}: ${rows.length} figures differ`, ...rows].join('\n'), isSame: false }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
