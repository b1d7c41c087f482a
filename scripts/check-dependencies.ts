import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readAudit, readLockFile } from './casts.ts'

/** Licences that a site may ship or build with; a new one is a decision, not an accident. */
const allowed = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
])
/** Weak copyleft, for unchanged libraries that stay files of their own. */
const allowedUnchanged = new Set(['LGPL-3.0-or-later', 'MPL-2.0'])
/** Packages whose package.json names no licence, or only a file, with what their repository says. */
const statedElsewhere: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  'dejavu-fonts-ttf': 'Bitstream-Vera',
}

const faults = [...listLicenceFaults(), ...(await listAdvisories())]
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}

function listLicenceFaults(): string[] {
  const { packages } = readLockFile(readFileSync('package-lock.json', 'utf8'))
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  )
  const faults = installed.flatMap(([path, { license, version }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = statedElsewhere[name] ?? license
    if (licence !== undefined && isAllowed(licence)) return []
    return [`${name}@${version ?? '?'}: licence ${licence ?? 'not stated'}`]
  })
  console.log(`${installed.length} packages, ${faults.length} with a licence that is not allowed`)
  return faults
}

function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ')
  return alternatives.some((alternative) =>
    alternative.split(' AND ').every((licence) => allowed.has(licence) || allowedUnchanged.has(licence)),
  )
}

/** Known advisories of what runs in production; a registry that cannot be asked is said, not failed on. */
function listAdvisories(): Promise<string[]> {
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], { timeout: 60_000 }, (_problem, stdout) => {
      const { vulnerabilities } = stdout === '' ? {} : readAudit(stdout)
      if (vulnerabilities === undefined) {
        console.log('advisories were not checked: the registry does not answer npm audit')
        resolve([])
        return
      }
      const severe = Object.entries(vulnerabilities).filter(([, { severity }]) =>
        ['high', 'critical'].includes(severity),
      )
      console.log(`${severe.length} severe advisories`)
      resolve(severe.map(([name, { severity }]) => `${name}: ${severity} advisory, see npm audit`))
    })
  })
}
