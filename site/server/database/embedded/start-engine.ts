import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { EngineData, FromEngine, ToEngine } from './engine-messages.ts'

/** Of new objects: what the engine works on is in memory of its own. */
const mostYoungMb = 12

/** The embedded database in a thread of its own. */
export type Engine = {
  /** What a client of PostgreSQL gets instead of a socket. One at a time: the next one ends the last. */
  connect: () => Duplex
  dump: (compression: 'gzip' | 'none') => Promise<Uint8Array>
  /** Writes what is in memory, and ends the thread. */
  close: () => Promise<void>
}

/** V8 takes 580 MB for a moment to compile the engine's largest function again; measured, queries are no quicker after. */
const onceCompiled = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/** Rejects with the engine's reason when it cannot open the folder. */
export async function startEngine(data: EngineData): Promise<Engine> {
  for (const flag of onceCompiled) setFlagsFromString(flag)
  const worker = new Worker(new URL('engine.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: mostYoungMb },
  })
  const ended = once(worker, 'exit')
  let connection: Duplex | null = null
  worker.on('error', (problem: Error) => connection?.destroy(problem))
  worker.on('exit', () => connection?.destroy())

  function send(message: ToEngine): void {
    worker.postMessage(message)
  }

  worker.on('message', (message: FromEngine) => {
    if (message.kind === 'bytes') connection?.push(message.bytes)
  })
  await waitFor(worker, 'ready')
  return {
    connect: () => {
      connection?.destroy()
      send({ kind: 'connect' })
      connection = makeStream(send)
      return connection
    },
    dump: async (compression) => {
      const dumped = waitFor(worker, 'dumped')
      send({ kind: 'dump', compression })
      return (await dumped).bytes
    },
    close: async () => {
      send({ kind: 'close' })
      await ended
    },
  }
}

function makeStream(send: (message: ToEngine) => void): Duplex {
  return Object.assign(
    new Duplex({
      read() {},
      write(bytes: Uint8Array, _encoding, done) {
        send({ kind: 'bytes', bytes: new Uint8Array(bytes) })
        done()
      },
      final(done) {
        this.push(null)
        done()
      },
    }),
    socketParts,
  )
}

/** What the client asks of a socket beside reading and writing. */
const socketParts = {
  connect(this: Duplex) {
    queueMicrotask(() => this.emit('connect'))
    return this
  },
  setNoDelay() {},
  setKeepAlive() {},
  ref() {},
  unref() {},
}

function waitFor<Kind extends FromEngine['kind']>(
  worker: Worker,
  kind: Kind,
): Promise<Extract<FromEngine, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const isWanted = (message: FromEngine): message is Extract<FromEngine, { kind: Kind }> =>
      message.kind === kind
    const onMessage = (message: FromEngine) => {
      if (isWanted(message)) finish(() => resolve(message))
      else if (message.kind === 'dump-failed') finish(() => reject(new Error(message.reason)))
    }
    const onError = (problem: Error) => finish(() => reject(problem))
    const onExit = () => finish(() => reject(new Error('the embedded database ended')))
    function finish(settle: () => void): void {
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      settle()
    }
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
  })
}
