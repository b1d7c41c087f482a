import { setImmediate as nextTurn } from 'node:timers/promises'

/** Runs work that stops after each piece, with a turn of the event loop for others after each. */
export async function workInTurns<Value>(work: Generator<void, Value>): Promise<Value> {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    await nextTurn()
  }
}
