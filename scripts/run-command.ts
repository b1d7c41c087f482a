import { spawn } from 'node:child_process'

export type Step = {
  name: string
  command: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Runs one command with its output shown, and resolves with its exit code. */
export function runCommand(step: Step): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(step.command, step.args, {
      stdio: 'inherit',
      env: { ...process.env, ...step.env },
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      resolve(code ?? (signal === null ? 0 : 1))
    })
  })
}

/** Runs steps in order and ends the process with the first failing code. */
export async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const startedMs = performance.now()
    const code = await runCommand(step)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    if (code !== 0) {
      console.error(`failed: ${step.name} (exit ${code}, ${seconds} s)`)
      process.exit(code)
    }
    console.log(`passed: ${step.name} (${seconds} s)`)
  }
}
