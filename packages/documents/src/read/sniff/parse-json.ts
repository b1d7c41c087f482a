import type { ReadProblem } from '../../document-text.ts'
import { readLimits } from '../limits/read-limits.ts'
import { refuse } from '../limits/refuse.ts'

export type JsonResult = { ok: true; value: unknown } | { ok: false; problem: ReadProblem }

/** Parses JSON, or one JSON value a line, nested no deeper than the limit. */
export function parseJson(text: string): JsonResult {
  if (measureDepth(text) > readLimits.jsonDepth) {
    return refuse('corrupt', `The JSON is nested deeper than ${readLimits.jsonDepth} levels.`)
  }
  const whole = tryParse(text)
  if (whole.ok) return whole
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < 2) return whole
  const values: unknown[] = []
  for (const line of lines) {
    const parsed = tryParse(line)
    if (!parsed.ok) return whole
    values.push(parsed.value)
  }
  return { ok: true, value: values }
}

function tryParse(text: string): JsonResult {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return refuse('corrupt', 'The JSON is damaged.')
  }
}

function measureDepth(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]
    if (isInString) {
      if (letter === '\\') index += 1
      else if (letter === '"') isInString = false
    } else if (letter === '"') isInString = true
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++depth)
    else if (letter === '}' || letter === ']') depth -= 1
  }
  return deepest
}
