export type LockFile = {
  packages: Record<string, { version?: string; license?: string; link?: boolean }>
}
export type Audit = { vulnerabilities?: Record<string, { severity: string }> }

/** npm writes the lock file (version 3) in this shape. */
export function readLockFile(text: string): LockFile {
  return JSON.parse(text) as LockFile
}

/** What `npm audit --json` prints; it prints an object without vulnerabilities when it could not ask. */
export function readAudit(text: string): Audit {
  return JSON.parse(text) as Audit
}

export type Manifest = {
  name: string
  version: string
  license: string
  dependencies: Record<string, string>
}

/** A package file of this workspace. */
export function readManifest(text: string): Manifest {
  return JSON.parse(text) as Manifest
}

export type LighthouseReport = {
  categories: { performance: { score: number } }
  audits: Record<'total-blocking-time' | 'largest-contentful-paint', { numericValue: number }> & {
    'network-requests': { details: { items: { resourceType?: string; transferSize: number }[] } }
  }
  environment: { benchmarkIndex: number }
}

/** What Lighthouse 13 prints of a page that it could open. */
export function readLighthouseReport(text: string): LighthouseReport {
  return JSON.parse(text) as LighthouseReport
}
