import { GroqSyntaxError } from 'groq-js'
import { evaluateGroq } from './casts.ts'
import type { Snapshot } from './snapshot.ts'

export type QueryProblem = { type: string; description: string; startOffset: number | null }

export type QueryOutcome = { ok: true; resultJson: string } | { ok: false; problem: QueryProblem }

const resultBytesLimit = 1024 * 1024
const visitsPerDocument = 8
const leastVisits = 20_000

/**
 * Evaluates one GROQ query over a snapshot and gives its result as JSON text.
 * Bounded: a query may visit the documents about eight times, and its result may be one megabyte.
 */
export function queryContent(
  snapshot: Snapshot,
  query: string,
  parameters: Readonly<Record<string, unknown>>,
): QueryOutcome {
  const missing = [...query.matchAll(/\$([A-Za-z_]\w*)/g)]
    .map((match) => match[1] ?? '')
    .find((name) => !Object.hasOwn(parameters, name))
  if (missing !== undefined)
    return refuse('queryParseError', `param $${missing} referenced, but not provided`)
  try {
    const value = evaluateGroq(query, {
      dataset: countVisits(snapshot),
      params: { ...parameters },
      dereference: ({ _ref }) => snapshot.byId.get(_ref),
    })
    const resultJson = JSON.stringify(value ?? null)
    if (Buffer.byteLength(resultJson) > resultBytesLimit) {
      return refuse('queryResultTooLarge', 'the result is over one megabyte')
    }
    return { ok: true, resultJson }
  } catch (problem) {
    if (problem instanceof GroqSyntaxError)
      return refuse('queryParseError', problem.message, problem.position)
    if (isQueryError(problem)) return refuse('queryParseError', problem.message)
    if (problem instanceof VisitBudgetSpent) return refuse('queryTooExpensive', problem.message)
    if (problem instanceof RangeError) return refuse('queryParseError', 'the query is nested too deeply')
    throw problem
  }
}

/** What groq-js throws where a parameter does not fit its place; it does not export the class. */
function isQueryError(problem: unknown): problem is Error {
  return problem instanceof Error && problem.name === 'GroqQueryError'
}

class VisitBudgetSpent extends Error {
  constructor() {
    super('the query visits the documents too often')
  }
}

/** The documents as an array whose iteration counts, so that a quadratic query ends early. */
function countVisits(snapshot: Snapshot): unknown[] {
  const limit = Math.max(leastVisits, visitsPerDocument * snapshot.documents.length)
  let visits = 0
  const documents: unknown[] = [...snapshot.documents]
  Object.defineProperty(documents, Symbol.iterator, {
    value: function* iterate() {
      for (const document of snapshot.documents) {
        visits += 1
        if (visits > limit) throw new VisitBudgetSpent()
        yield document
      }
    },
  })
  return documents
}

function refuse(type: string, description: string, startOffset: number | null = null): QueryOutcome {
  return { ok: false, problem: { type, description, startOffset } }
}
