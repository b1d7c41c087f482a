import type { PackedParts } from './pack-parts.ts'

/** Parts that `writeBuiltData` wrote with the same code, of the passages that its key stands for. */
export function toPackedParts(built: unknown): PackedParts | null {
  return built as PackedParts | null
}
