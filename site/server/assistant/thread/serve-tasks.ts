import { parentPort } from 'node:worker_threads'
import { doTask } from './tasks.ts'

/** One question for each index that is built at its first use. */
const warmingQuestions = [
  'we spent $100 on cleaning',
  '1 t steel',
  '1 t recycled steel',
  '1 t general waste',
  '1 t steel to recycling',
]

// The entry of the assistant's thread: it says when it is ready, then gives back what each task gives.
for (const content of warmingQuestions) doTask({ kind: 'answer', messages: [{ role: 'user', content }] })
parentPort?.on('message', (task: unknown) => {
  parentPort?.postMessage(doTask(task))
})
parentPort?.postMessage('ready')
