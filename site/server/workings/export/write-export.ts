import type { Working } from '@doublerule/carbon/working/working-schema.ts'
import { type ExportFormat, exportMediaTypes } from '#shared/export-formats.ts'
import { siteConfig } from '#shared/site-config.ts'
import { layOutSet } from './paper-table.ts'
import { writeCsv } from './write-csv.ts'

export type ExportFile = { mediaType: string; fileName: string; body: Uint8Array | string }

/** A set of papers as a file to take along; its links lead to the site at `origin`. */
export async function writeExport(
  working: Working,
  format: ExportFormat,
  origin: string = siteConfig.origin,
): Promise<ExportFile> {
  return {
    mediaType: format === 'csv' ? `${exportMediaTypes.csv}; charset=utf-8` : exportMediaTypes[format],
    fileName: `working-paper.${format}`,
    body: await writeBody(working, format, origin),
  }
}

async function writeBody(
  working: Working,
  format: ExportFormat,
  origin: string,
): Promise<Uint8Array | string> {
  switch (format) {
    case 'xlsx':
      return (await import('./write-xlsx.ts')).writeXlsx(layOutSet(working, origin))
    case 'csv':
      return writeCsv(layOutSet(working, origin))
    case 'pdf':
      return (await import('./write-pdf.ts')).writePdf(layOutSet(working, origin))
    case 'json':
      return `${JSON.stringify(working, null, 2)}\n`
  }
}
