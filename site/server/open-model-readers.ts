import type { AnalysisPool } from '@doublerule/documents/pool/analysis-pool.ts'
import type { Analyser } from '#server/adapters/analyser.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { openMatching } from '#server/open-matching.ts'
import { openSecondReader } from '#server/open-second-reader.ts'

/** The analyser with the models that the configuration gives it. */
export function openModelReaders(
  analyser: Analyser,
  pool: Pick<AnalysisPool, 'weigh'>,
  config: Config,
  log: Log,
): Analyser {
  return openMatching(openSecondReader(analyser, pool, config, log), config, log)
}
