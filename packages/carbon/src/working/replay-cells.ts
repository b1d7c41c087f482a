/** The sheet of a workbook that holds the papers as JSON, in cells below a heading. Named so that a person sees what it is for. */
export const replaySheetName = 'Replay'
const mark = 'These cells hold the papers themselves.'
/** A cell holds 32,767 characters at most (ECMA-376); longer JSON goes on in the next row. */
const cellCharacters = 32_000

export type ReplayCells = { heading: readonly [string, string]; cells: readonly string[] }

/**
 * Cuts JSON into cells that any program for workbooks gives back as they are. Blanks are escaped, because they are
 * trimmed at the ends of cells; so is what is not ASCII, because a cut may halve it, and "_", because "_x0041_" is an
 * escape of workbooks themselves.
 */
export function cutReplayCells(json: string): ReplayCells {
  const safe = json.replaceAll(/[ _]|[^\x20-\x7E]/g, escapeUnit)
  const count = Math.ceil(safe.length / cellCharacters)
  const cells = Array.from({ length: count }, (_, at) =>
    safe.slice(at * cellCharacters, (at + 1) * cellCharacters),
  )
  return { heading: [`${mark} Leave them, and the workbook can be replayed.`, String(safe.length)], cells }
}

/**
 * The JSON again; empty where a cell was cut or lost, so that no paper is half trusted. Older headings state no length.
 * Null for a sheet of somebody else that has our name.
 */
export function joinReplayCells(heading: readonly string[], cells: readonly string[]): string | null {
  const [words = '', stated = ''] = heading
  if (!words.startsWith(mark)) return null
  const json = cells.join('')
  return stated === '' || Number(stated) === json.length ? json : ''
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
