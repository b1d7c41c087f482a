import { serveJobs } from './serve-jobs.ts'

await serveJobs(process.argv[2], process.argv[3])
