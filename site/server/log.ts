import pino, { type DestinationStream, type Logger } from 'pino'
import { describeError } from '#server/describe-error.ts'
import { requestContext } from '#server/request-context.ts'

/** Where the server writes what happened: fields first, then a sentence. Never a visitor's words or address. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

/** Lines wait this long, or until there are some of them: each write of its own costs as much as an answer. */
const together = { minLength: 4096, periodicFlush: 100 }

/** Writes JSON lines, by default to standard output; lines written while a request is answered carry its id. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false, ...together }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { problem: describeError },
      mixin: () => {
        const context = requestContext.getStore()
        return context === undefined ? {} : { requestId: context.requestId }
      },
    },
    destination,
  )
}
