/** The versions of the open API, newest last. docs/api.md holds the promise that goes with them. */
export const apiVersions = ['2026-11-22'] as const

export const newestVersion = apiVersions[0]
export const versionHeader = 'doublerule-version'

export function isApiVersion(text: string): boolean {
  return apiVersions.some((version) => version === text)
}
