/** Files that papers can be taken along as. */
export const exportFormats = ['xlsx', 'pdf', 'csv', 'json'] as const

export type ExportFormat = (typeof exportFormats)[number]

export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  csv: 'text/csv',
  json: 'application/json',
}
