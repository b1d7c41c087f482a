import { findChromium } from './find-chromium.ts'
import { runAll, runCommand } from './run-command.ts'

await ensureChromium()
await runAll([
  { name: 'verify', command: 'npm', args: ['run', '--silent', 'verify'] },
  { name: 'build', command: 'npm', args: ['run', '--silent', 'build'] },
  { name: 'attacks', command: 'npm', args: ['run', '--silent', 'attack', '--', '--short'] },
  { name: 'speed beside nginx', command: 'node', args: ['site/bench/served-bench.ts', '--short'] },
  { name: 'byte budgets', command: 'node', args: ['site/scripts/size-budget.ts'] },
  {
    name: 'browser journeys',
    command: 'npm',
    args: ['run', '--silent', 'journeys'],
    env: { CHROMIUM_PATH: findChromium() ?? '' },
  },
])

/** Debian's Chromium is installed where we may (root with apt-get); elsewhere one line names what is missing. */
async function ensureChromium(): Promise<void> {
  if (findChromium() !== null) return
  if (process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runCommand({ name: 'apt-get update', command: 'apt-get', args: ['update', '-qq'], env }).catch(
      () => 1,
    )
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
    await runCommand({ name: 'apt-get install chromium', command: 'apt-get', args: install, env }).catch(
      () => 1,
    )
  }
  if (findChromium() === null) {
    console.error(
      'The browser journeys need Chromium: install it, or set CHROMIUM_PATH to a Chromium or Chrome.',
    )
    process.exit(1)
  }
}
