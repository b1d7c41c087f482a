/** Files that papers can be taken along as. */
export const exportFormats = ['xlsx', 'pdf', 'csv', 'json'] as const

export type ExportFormat = (typeof exportFormats)[number]
