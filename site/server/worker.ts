import { runWorker } from '#server/readings/run-worker.ts'

await runWorker(process.env)
