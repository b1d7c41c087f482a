import { parentPort, threadId } from 'node:worker_threads'

// A thread for tests: "endless" never ends, "fall" throws, "fill" takes all memory, "thread id" gives its
// number; anything else comes back.
parentPort?.on('message', (task: unknown) => {
  if (task === 'endless') for (;;);
  if (task === 'backtrack') /^(?:a|aa)*b$/.exec('a'.repeat(80))
  if (task === 'fall') throw new Error('fell')
  if (task === 'fill') for (const kept: string[][] = []; ;) kept.push(Array.from({ length: 1e5 }, String))
  parentPort?.postMessage(task === 'thread id' ? threadId : task)
})
parentPort?.postMessage('ready')
