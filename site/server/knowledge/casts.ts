import type { Passage } from './passage.ts'

/** Passages that `writeBuiltData` wrote with the same code: they were checked when they were read from their files. */
export function toPassages(built: unknown): readonly Passage[] {
  return built as readonly Passage[]
}
