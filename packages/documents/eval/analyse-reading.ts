import type { AnalyseResult } from '../src/analyse/analyse-document.ts'
import { toAnalysis } from '../src/analyse/analyse-document.ts'
import { chooseReading } from '../src/analyse/choose-reading.ts'
import type { CachedReading } from './casts.ts'

/** Everything that comes after the readers: the same analysis as that of the bytes. */
export async function analyseReading({
  sha256,
  fileName,
  first,
  second,
}: CachedReading): Promise<AnalyseResult> {
  if (!first.ok) return first
  const readAgain = second === null ? undefined : () => Promise.resolve(second)
  const { document, interpretation } = await chooseReading(first.value, readAgain)
  return { ok: true, analysis: toAnalysis(document, interpretation, { sha256, fileName }) }
}
