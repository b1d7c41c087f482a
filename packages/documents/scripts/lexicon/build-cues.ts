import { readRows } from './build-lexicon.ts'

/** What single readers look for: each pattern by its reader and name. */
export function buildCues(text: string): object {
  const rows = readRows(text, 'reader\tname\tflags\tpattern')
  const cues = rows.map(([reader = '', name = '', flags = '', pattern = '']) => {
    if (new RegExp(pattern, flags).source === '(?:)') throw new Error(`"${reader} ${name}" has no pattern`)
    return [`${reader} ${name}`, { flags, pattern }] as const
  })
  if (new Map(cues).size < cues.length) throw new Error('a reader has two patterns of one name')
  return Object.fromEntries(cues)
}
