import { type Concept, concepts } from './concept.ts'

export const conceptByName: ReadonlyMap<string, Concept> = new Map(
  concepts.map((concept) => [concept, concept]),
)
