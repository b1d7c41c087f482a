import pino, { type DestinationStream, type Logger } from 'pino'
import { collectLines } from '#server/collect-lines.ts'
import { describeError } from '#server/describe-error.ts'
import { requestContext } from '#server/request-context.ts'

/** Where the server writes what happened: fields first, then a sentence. Never a visitor's words or address. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  /** Prepares the line of an answer that is given again and again: making it anew costs as much as the answer. */
  prepareAnswered: (answered: Answered) => WriteAnswered
}

export type Answered = { level: 'debug' | 'info'; method: string; path: string; status: number }
export type WriteAnswered = (requestId: string, durationMs: number) => void

/** Writes JSON lines, by default to standard output; lines written while a request is answered carry its id. */
export function createLog(
  level: string,
  destination: DestinationStream = collectLines(pino.destination({ dest: 1, sync: false })),
): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${isoTime(Date.now())}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { problem: describeError },
      mixin: () => {
        const context = requestContext.getStore()
        return context === undefined ? {} : { requestId: context.requestId }
      },
    },
    destination,
  )
  return Object.assign(logger, {
    prepareAnswered: (answered: Answered): WriteAnswered =>
      logger.isLevelEnabled(answered.level) ? prepareLine(answered, destination) : () => {},
  })
}

/** @returns what writes `info({ requestId, method, path, status, durationMs }, 'answered')` */
function prepareLine({ level, ...fields }: Answered, destination: DestinationStream): WriteAnswered {
  const written = JSON.stringify(fields).slice(1, -1)
  const endOf = (durationMs: number) => `",${written},"durationMs":${durationMs},"msg":"answered"}\n`
  const atOnce = endOf(0)
  let begun = { time: '', text: '' }
  return (requestId, durationMs) => {
    const time = isoTime(Date.now())
    if (time !== begun.time) begun = { time, text: `{"level":"${level}","time":"${time}","requestId":"` }
    destination.write(begun.text + requestId + (durationMs === 0 ? atOnce : endOf(durationMs)))
  }
}

let latest = { ms: 0, text: '' }

/** Many lines are of the same moment. */
function isoTime(nowMs: number): string {
  if (nowMs !== latest.ms) latest = { ms: nowMs, text: new Date(nowMs).toISOString() }
  return latest.text
}
