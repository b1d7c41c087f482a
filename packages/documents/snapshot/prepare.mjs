// Runs at the end of `npm ci`. Plain JavaScript, for the Node that npm happens to run with; nothing here may fail it.
const leastMajor = 24

if (Number(process.versions.node.split('.')[0]) >= leastMajor) {
  try {
    const { makeSnapshot } = await import('./make-snapshot.ts')
    await makeSnapshot()
  } catch (error) {
    // Without development packages there is no bundler: the command line reads from the sources.
    console.warn(`doublerule starts more slowly without its snapshot: ${String(error)}`)
  }
}
