/** Tells why a command ends, and ends it as failed. */
export function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
