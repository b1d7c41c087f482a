/** Thrown when the embedded database is opened while another process has it open. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'

  constructor(lockPath: string, holder: string) {
    super(
      `Another process (${holder}) has this data folder open. Stop it first, give this one its own DATA_DIR, or set ` +
        `DATABASE_URL so that several processes share a PostgreSQL server. The lock is ${lockPath}.`,
    )
  }
}
