/** The bounds of one job and one child; `docs/method` and the tests state the same figures. */
export const poolLimits = {
  textTimeoutMs: 10_000,
  ocrTimeoutMs: 60_000,
  startTimeoutMs: 30_000,
  /** A child that reads for nobody is ended after this; text is read out sooner, and a new child costs more than that. */
  abandonedGraceMs: 300,
  /** Jobs that may wait; one more is refused. */
  waitingJobs: 32,
  /** The kernel's bound on data memory (ulimit -d), of which Node reserves some 600 MB for itself. */
  dataKilobytes: 1_800_000,
  heapMegabytes: 384,
  rssBytes: 900 * 1024 * 1024,
  rssPollMs: 100,
  /** A child is replaced after this many jobs, or when it rests above this size. */
  jobsBeforeRest: 100,
  restingRssBytes: 500 * 1024 * 1024,
} as const
