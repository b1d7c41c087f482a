import type { Fault } from './pool-messages.ts'

/** A fault of ours while a file was understood; its stack tells where in the child, and nothing of the file. */
export class AnalysisFault extends Error {
  override name = 'AnalysisFault'
  constructor({ name, at }: Fault) {
    super(`${name} in the analysis`)
    this.stack = [`${this.name}: ${this.message}`, ...at.map((frame) => `    ${frame}`)].join('\n')
  }
}
