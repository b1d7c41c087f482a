// Plain JavaScript, as the built server is: taking the types out of a module would cost it 25 MB for good.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Where nothing can be built, as in a release, what was built is what runs.
if (existsSync(new URL('../node_modules/vite/package.json', import.meta.url))) {
  const build = fileURLToPath(new URL('build.ts', import.meta.url))
  const { status } = spawnSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

process.env['NODE_ENV'] = 'production'
await import(process.argv[2] === 'worker' ? '../site/dist/run/worker.js' : '../site/dist/run/main.js')
