import { evaluateSync, parse } from 'groq-js'

export type GroqOptions = {
  dataset: unknown[]
  params: Record<string, unknown>
  dereference: (reference: { _ref: string }) => unknown
}

const parseGroq = parse as (query: string, options: { params: Record<string, unknown> }) => object
const evaluateTree = evaluateSync as (tree: object, options: GroqOptions) => { data?: unknown }

/**
 * Parses and evaluates one query. groq-js 2.0.0 publishes these two without types; its synchronous result carries the
 * value under `data`. A parsed tree holds the parameters' values, so it is never kept: one visitor's answer must not
 * reach another.
 */
export function evaluateGroq(query: string, options: GroqOptions): unknown {
  return evaluateTree(parseGroq(query, { params: options.params }), options).data
}
