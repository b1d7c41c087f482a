import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Leaf } from './tree.ts'

/** A record has no page: its path is the cell. */
export function evidenceOfLeaf({ text, path }: Leaf): Evidence {
  return { page: 1, text: `${path}: ${text}`.slice(0, 300), box: null, cell: path }
}
