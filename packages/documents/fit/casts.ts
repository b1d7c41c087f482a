import type { FigureShape } from '../src/judge/account/figure-shape.ts'

/** Parses what the collecting script wrote itself; nothing else ever writes there. */
export function parseShape(text: string): FigureShape {
  return JSON.parse(text) as FigureShape
}
