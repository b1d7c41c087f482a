import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { splitMessages } from './split-messages.ts'
import { engineDataSchema, type FromEngine, type ToEngine } from './engine-messages.ts'

/** The thread that the embedded database lives in: it speaks PostgreSQL's protocol, for one connection. */
const terminate = 'X'.charCodeAt(0)
/** Our tables are small: a cache of 128 MB would only be memory, and a journal of 1 GB a long way back after a crash. */
const smallSettings = ['-c', 'shared_buffers=8MB', '-c', 'max_wal_size=64MB']

function send(message: FromEngine): void {
  parentPort?.postMessage(message)
}

function sendBytes(bytes: Uint8Array): void {
  // What the engine hands out is a view of its own memory.
  if (bytes.length > 0) send({ kind: 'bytes', bytes: bytes.slice() })
}

const { folder, initial } = engineDataSchema.parse(workerData)
const client = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, ...smallSettings],
  ...(folder === null ? {} : { dataDir: folder }),
  ...(initial !== null ? { loadDataDir: new Blob([new Uint8Array(initial)]) } : {}),
})
let split = splitMessages()
let work: Promise<unknown> = Promise.resolve()

async function answer(message: ToEngine): Promise<void> {
  if (message.kind === 'close') {
    await client.close()
    process.exit(0)
  }
  if (message.kind === 'connect') {
    split = splitMessages()
    // The last client may have gone in the middle of a transaction.
    await client.exec('rollback')
    return
  }
  if (message.kind === 'dump') return dump(message.compression)
  for (const part of split(message.bytes)) {
    if (part[0] === terminate) continue
    await client.execProtocolRawStream(part, { onRawData: sendBytes })
  }
}

async function dump(compression: 'gzip' | 'none'): Promise<void> {
  try {
    const archive = await client.dumpDataDir(compression)
    send({ kind: 'dumped', bytes: new Uint8Array(await archive.arrayBuffer()) })
  } catch (problem) {
    send({ kind: 'dump-failed', reason: problem instanceof Error ? problem.message : 'unknown' })
  }
}

parentPort?.on('message', (message: ToEngine) => {
  // One after the other; a fault of the engine ends the thread, and the connection with it.
  work = work.then(() => answer(message))
})
send({ kind: 'ready' })
