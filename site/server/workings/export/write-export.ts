import type { Working } from '@doublerule/carbon/working/working-schema.ts'
import type { ExportFormat } from '#shared/export-formats.ts'
import { layOutSet } from './paper-table.ts'
import { writeCsv } from './write-csv.ts'

export type ExportFile = { mediaType: string; fileName: string; body: Uint8Array | string }

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
}

/** A set of papers as a file to take along. */
export async function writeExport(working: Working, format: ExportFormat): Promise<ExportFile> {
  return {
    mediaType: mediaTypes[format],
    fileName: `working-paper.${format}`,
    body: await writeBody(working, format),
  }
}

async function writeBody(working: Working, format: ExportFormat): Promise<Uint8Array | string> {
  switch (format) {
    case 'xlsx':
      return (await import('./write-xlsx.ts')).writeXlsx(layOutSet(working))
    case 'csv':
      return writeCsv(layOutSet(working))
    case 'pdf':
      return (await import('./write-pdf.ts')).writePdf(layOutSet(working))
    case 'json':
      return `${JSON.stringify(working, null, 2)}\n`
  }
}
