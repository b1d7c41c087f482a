import { settings, type SettingName, type Settings } from '#server/settings.ts'

const head = `# Configuration

The server reads its settings from the environment, once, when it starts. Bad values are all named at once and end it
with code 1. An empty value counts as unset. The settings in effect are logged at the start, secrets masked.

This page is written by \`node site/scripts/write-config-reference.ts\` from \`site/server/settings.ts\`; a test keeps the
two equal. Secrets are masked wherever the settings are shown.

| Name | Unset | Meaning |
|---|---|---|
`

/** Writes docs/configuration.md from the schema of the settings. */
export function renderConfigReference(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const { description = '', secret } = schema.meta() ?? {}
    const meaning = `${escapeCell(description)}${secret === true ? ' Secret.' : ''}`
    return `| \`${name}\` | ${describeDefault(schema.safeParse(undefined).data)} | ${meaning} |`
  })
  return `${head}${rows.join('\n')}\n`
}

function describeDefault(value: Settings[SettingName]): string {
  if (value === undefined) return ''
  if (typeof value === 'object') return `\`${value.requests}/${value.windowSeconds}\``
  return `\`${String(value)}\``
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|')
}
