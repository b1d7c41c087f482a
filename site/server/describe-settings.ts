import { settings, type Settings } from '#server/settings.ts'

const secretNames = new Set(
  Object.entries(settings.shape)
    .filter(([, schema]) => schema.meta()?.['secret'] === true)
    .map(([name]) => name),
)

/** The effective settings for the log, with secrets masked: passwords in addresses as ***, keys as [set]. */
export function describeSettings(given: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, secretNames.has(name) ? mask(value) : value]),
  )
}

function mask(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'string' || !URL.canParse(value)) return '[set]'
  const url = new URL(value)
  if (url.password !== '') url.password = '***'
  url.search = ''
  return url.href
}
