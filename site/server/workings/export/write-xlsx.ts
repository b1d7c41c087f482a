import { decimal, sumOf } from '@doublerule/carbon/decimal.ts'
import { cutReplayCells, replaySheetName } from '@doublerule/carbon/working/replay-cells.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/node'
import { factorPagePath } from '#shared/factor-page.ts'
import { absoluteAddress } from '#shared/page-meta.ts'
import type { ExportRow, ExportSet } from './paper-table.ts'

const linesSheetName = 'Lines'
const firstRow = 2

const kgFormat = '#,##0.00'
const exactFormat = '#,##0.##########'

type SheetFormulas = { values: string[] }

/**
 * The set as a workbook with live formulas: every kilogram is quantity times factor over its own cells, every total a
 * sum over those. Beside each formula stands the value it gives, for programs that do not calculate.
 */
export async function writeXlsx(set: ExportSet): Promise<Uint8Array> {
  const summary: SheetFormulas = { values: [] }
  const lines: SheetFormulas = { values: [] }
  const sheets = [
    sheet('Summary', summaryRows(set, summary), [28, 18, 18, 18, 18]),
    sheet(linesSheetName, lineRows(set, lines), [6, 7, 30, 14, 12, 14, 9, 14, 11, 30, 8, 16, 9, 14, 10, 40]),
    sheet('Factors', factorRows(set), [44, 40, 14, 8, 60, 12, 8, 12, 40]),
    sheet('Checks', checkRows(set), [28, 12, 80]),
    sheet('Corrections', correctionRows(set), [28, 8, 60, 40]),
    sheet(replaySheetName, replayRows(set), [40]),
  ]
  const buffer = await writeXlsxFile(sheets, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [
      {
        files: {
          transform: {
            'xl/worksheets/sheet{id}.xml': {
              transform: (content, _options, { sheetIndex }) =>
                cacheValues(content, [summary.values, lines.values][sheetIndex] ?? []),
            },
          },
        },
      },
    ],
  }).toBuffer()
  return new Uint8Array(buffer)
}

function sheet(name: string, data: Row[], widths: readonly number[]) {
  return { sheet: name, data, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }
}

/** Writes the value of each formula behind it, in the order in which they stand, and the formula without its sign. */
function cacheValues(content: string, values: readonly string[]): string {
  let next = 0
  return content.replaceAll(/<f>=?([^<]*)<\/f>(?:<v><\/v>|<v\/>)?/g, (_, formula: string) => {
    const value = values[next]
    next += 1
    return value === undefined ? `<f>${formula}</f>` : `<f>${formula}</f><v>${value}</v>`
  })
}

function text(value: string): Cell {
  return value === '' ? null : { value, type: String, wrap: true, alignVertical: 'top' }
}

function number(value: string, format = exactFormat): Cell {
  return { value: Number(value), type: Number, format, alignVertical: 'top' }
}

function head(value: string): Cell {
  return { value, type: String, fontWeight: 'bold', wrap: true }
}

function formula(value: string, cached: string, into: SheetFormulas, isTotal = false): Cell {
  into.values.push(cached)
  return {
    value,
    type: 'Formula',
    format: kgFormat,
    alignVertical: 'top',
    ...(isTotal && {
      fontWeight: 'bold' as const,
      topBorderStyle: 'thin' as const,
      bottomBorderStyle: 'double' as const,
    }),
  }
}

const lineHeads = [
  'Doc.',
  'Line',
  'Entry',
  'Kind',
  'Quantity',
  'Unit',
  'State',
  'Quantity in unit of factor',
  'Unit of factor',
  'Factor',
  'Scope',
  'Method',
  'Counted',
  'kg CO2e',
  'kg CO2e per unit',
  'Evidence',
]

/** Columns of the lines, by what the formulas need of them. */
const column = {
  document: 'A',
  factorQuantity: 'H',
  scope: 'K',
  counted: 'M',
  kg: 'N',
  perUnit: 'O',
} as const

function lineRows({ rows }: ExportSet, formulas: SheetFormulas): Row[] {
  return [
    lineHeads.map(head),
    ...rows.map((row, index): Row => {
      const { document, line, emission, factor, isCounted } = row
      const { activity } = line
      const at = index + firstRow
      return [
        { value: document.number, type: Number },
        text(line.reference),
        text(activity.description),
        text(kindName(activity.kind)),
        number(activity.quantity),
        text(activity.unit ?? ''),
        text(line.state),
        emission === null ? null : number(emission.factorQuantity),
        text(factor?.unit ?? ''),
        text(emission?.factor ?? ''),
        emission === null ? null : { value: emission.scope, type: Number },
        text(emission?.method ?? ''),
        text(isCounted ? 'yes' : 'no'),
        emission === null
          ? null
          : formula(`=${column.factorQuantity}${at}*${column.perUnit}${at}`, emission.kgCO2e, formulas),
        factor === null ? null : number(factor.kgCO2ePerUnit),
        text((line.printed ?? activity).evidence.text),
      ]
    }),
  ]
}

function sumWhere(rows: readonly ExportRow[], isIn: (row: ExportRow) => boolean): string {
  return sumOf(
    rows.filter((row) => row.isCounted && isIn(row)).map(({ emission }) => decimal(emission?.kgCO2e ?? '0')),
  )
}

function summaryRows({ papers, rows, working }: ExportSet, formulas: SheetFormulas): Row[] {
  const last = Math.max(rows.length + firstRow - 1, firstRow)
  const range = (letter: string) => `${linesSheetName}!$${letter}$${firstRow}:$${letter}$${last}`
  const sumIf = (...conditions: readonly string[]) =>
    `=SUMIFS(${[range(column.kg), range(column.counted), '"yes"', ...conditions].join(',')})`
  const scopes = [1, 2, 3] as const
  const total = papers.length + firstRow
  const { signOff } = working
  const sign = (label: string, value: string): Row => [head(label), text(value)]
  return [
    ['Document', 'Scope 1, kg CO2e', 'Scope 2, kg CO2e', 'Scope 3, kg CO2e', 'Total, kg CO2e'].map(head),
    ...papers.map((document, index): Row => {
      const at = index + firstRow
      const ofDocument = (row: ExportRow) => row.document === document
      const isTwice = document.duplicateOf !== null
      const { fileName } = document.analysis.document
      return [
        text(
          `${document.number}. ${fileName}${isTwice ? ` (same as ${(document.duplicateOf ?? 0) + 1}, not counted)` : ''}`,
        ),
        ...scopes.map((scope) =>
          formula(
            sumIf(range(column.document), String(document.number), range(column.scope), String(scope)),
            sumWhere(rows, (row) => ofDocument(row) && row.emission?.scope === scope),
            formulas,
          ),
        ),
        formula(`=SUM(B${at}:D${at})`, sumWhere(rows, ofDocument), formulas),
      ]
    }),
    [
      head('Total'),
      ...scopes.map((scope, index) => {
        const letter = 'BCD'.charAt(index)
        return formula(
          `=SUM(${letter}${firstRow}:${letter}${total - 1})`,
          sumWhere(rows, (row) => row.emission?.scope === scope),
          formulas,
          true,
        )
      }),
      formula(
        `=SUM(E${firstRow}:E${total - 1})`,
        sumWhere(rows, () => true),
        formulas,
        true,
      ),
    ],
    [],
    sign('Prepared by', signOff?.preparedBy ?? ''),
    sign('Reviewed by', signOff?.reviewedBy ?? ''),
    sign('Date', signOff?.date ?? ''),
    sign('Note', signOff?.note ?? ''),
  ]
}

function factorRows({ papers }: ExportSet): Row[] {
  const factors = new Map(papers.flatMap(({ analysis }) => Object.entries(analysis.factors)))
  return [
    ['Id', 'Name', 'kg CO2e per unit', 'Unit', 'Source', 'Region', 'Year', 'GWP', 'Licence', 'Page'].map(
      head,
    ),
    ...[...factors.values()].map(
      ({ id, name, kgCO2ePerUnit, unit, source, region, year, gwp, licence }): Row => [
        text(id),
        text(name),
        number(kgCO2ePerUnit),
        text(unit),
        text(source),
        text(region),
        text(year),
        text(gwp),
        text(licence),
        text(absoluteAddress(factorPagePath(id))),
      ],
    ),
  ]
}

function checkRows({ papers }: ExportSet): Row[] {
  return [
    ['Document', 'Result', 'Check'].map(head),
    ...papers.flatMap(({ analysis }) =>
      analysis.checks.map((check): Row => [
        text(analysis.document.fileName),
        text(check.status),
        text(check.text),
      ]),
    ),
  ]
}

function correctionRows({ papers }: ExportSet): Row[] {
  return [
    ['Document', 'Line', 'Change', 'Reason'].map(head),
    ...papers.flatMap(({ analysis, worked, paper }): Row[] => [
      ...worked.changes.map((change): Row => [
        text(analysis.document.fileName),
        null,
        text(change.text),
        text(change.reason),
      ]),
      ...paper.lines.flatMap((line) =>
        line.changes.map((change): Row => [
          text(analysis.document.fileName),
          text(line.reference),
          text(change.text),
          text(change.reason),
        ]),
      ),
    ]),
  ]
}

/** The papers themselves, so that the workbook can be dropped on the desk again and replayed. */
function replayRows({ working }: ExportSet): Row[] {
  const { heading, cells } = cutReplayCells(JSON.stringify(working))
  return [heading.map(head), ...cells.map((value): Row => [{ value, type: String }])]
}
