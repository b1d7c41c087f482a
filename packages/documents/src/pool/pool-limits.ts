/** The bounds of one job and one child; `docs/method` and the tests state the same figures. */
export const poolLimits = {
  /** Processor time of one job, so that a busy machine does not cut off a file that is read at its usual cost. */
  textTimeoutMs: 10_000,
  ocrTimeoutMs: 60_000,
  /** By the clock a job may take so many times its limit; once where processor time cannot be told. */
  clockPerCpu: 2,
  startTimeoutMs: 30_000,
  /** A child that reads for nobody is ended after this; text is read out sooner, and a new child costs more than that. */
  abandonedGraceMs: 300,
  /** Jobs that may wait; one more is refused. */
  waitingJobs: 32,
  /** The kernel's bound on data memory (ulimit -d), of which Node reserves some 600 MB for itself. */
  dataKilobytes: 1_800_000,
  heapMegabytes: 384,
  rssBytes: 900 * 1024 * 1024,
  pollMs: 100,
  /** A child is replaced after this many jobs, or when it rests above this size. */
  jobsBeforeRest: 100,
  restingRssBytes: 500 * 1024 * 1024,
} as const
