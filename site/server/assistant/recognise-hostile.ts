import { z } from 'zod'
import table from './hostile.json' with { type: 'json' }
import type { Interpretation, Question } from './interpretation.ts'

const patterns = z.array(z.string().transform((source) => new RegExp(source)))
const read = z.object({ secrets: patterns, instructions: patterns, fraud: patterns }).parse(table)
const reasons = ['secrets', 'instructions', 'fraud'] as const

/** Attempts to give the assistant orders, to get at what is not a visitor's, or to have figures falsified. */
export function recogniseHostile({ text }: Question): Interpretation | null {
  const because = reasons.find((reason) => read[reason].some((pattern) => pattern.test(text)))
  return because === undefined ? null : { kind: 'refusal', because }
}
