/** The bounds of one job and one child; `docs/method` and the tests state the same figures. */
export const poolLimits = {
  /**
   * A child stops reading at its own deadline (`readLimits`), in processor time, so that a busy machine does not cut off
   * a file that is read at its usual cost. One that does not come to its end is ended after so many times that.
   */
  endAfterDeadlines: 1.25,
  /** By the clock a job may take so many times its limit; once where processor time cannot be told. */
  clockPerCpu: 2,
  /** By the clock, a child that nobody ends before ends itself. */
  mostJobMs: 150_000,
  startTimeoutMs: 30_000,
  /** A child that reads for nobody is ended after this; text is read out sooner, and a new child costs more than that. */
  abandonedGraceMs: 300,
  /** Jobs of each lane that may wait in all, and those of one client; one more is refused. */
  waitingJobs: { text: 32, ocr: 24 },
  waitingPerClient: { text: 8, ocr: 4 },
  /** So much processor time of a client costs it another turn. */
  turnMs: 8_000,
  /** The kernel's bound on data memory (ulimit -d), of which Node reserves some 600 MB for itself. */
  dataKilobytes: 1_800_000,
  heapMegabytes: 384,
  /** New objects: four times this are more memory than a document needs and no quicker. */
  semiSpaceMegabytes: 4,
  rssBytes: 900 * 1024 * 1024,
  pollMs: 100,
  /** A child is replaced after this many jobs, or when it rests above this size. */
  jobsBeforeRest: 100,
  restingRssBytes: 500 * 1024 * 1024,
} as const
