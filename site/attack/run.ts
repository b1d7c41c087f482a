import { parseArgs } from 'node:util'
import { isWithin, type Finding } from './finding.ts'
import { floodAttack } from './flood-attack.ts'
import { hangAttack } from './hang-attack.ts'
import { heldBodiesAttack } from './held-bodies-attack.ts'
import { hostileFilesAttack } from './hostile-files-attack.ts'
import { killAttack } from './kill-attack.ts'

/**
 * Attacks the built server on loopback: `npm run attack`, `npm run attack -- --short`, or with the names of some.
 * Prints a figure for each thing that must hold, and ends with 1 when one does not.
 */
const attacks: Readonly<Record<string, (isShort: boolean) => Promise<Finding[]>>> = {
  hang: hangAttack,
  'held-bodies': heldBodiesAttack,
  flood: floodAttack,
  'hostile-files': hostileFilesAttack,
  kill: killAttack,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !(name in attacks))
if (unknown.length > 0) {
  console.error(`There is no attack ${unknown.join(', ')}: choose among ${Object.keys(attacks).join(', ')}.`)
  process.exit(2)
}

let failures = 0
for (const [name, attack] of Object.entries(attacks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const startMs = performance.now()
  const findings = await attack(values.short)
  console.log(`${name} (${Math.round((performance.now() - startMs) / 1000)} s)`)
  for (const finding of findings) {
    if (!isWithin(finding)) failures += 1
    console.log(`  ${isWithin(finding) ? 'holds' : 'FAILS'}  ${describe(finding)}`)
  }
}
process.exit(failures > 0 ? 1 : 0)

function describe({ what, figure, unit, most, least }: Finding): string {
  const bounds = [
    ...(least === undefined ? [] : [`at least ${least}`]),
    ...(most === undefined ? [] : [`at most ${most}`]),
  ]
  return `${what}: ${figure} ${unit}`.trimEnd() + ` (${bounds.join(', ')})`
}
