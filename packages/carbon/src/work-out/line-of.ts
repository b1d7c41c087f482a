import type { Activity, ActivityLine } from '../analysis/analysis-schema.ts'

/** A line as it was read, without what was worked out of it. */
export function lineOf({ match: _match, emissions: _emissions, ...line }: Activity): ActivityLine {
  return line
}
