import { escapeMarkup } from '#shared/escape-markup.ts'
import { siteConfig } from '#shared/site-config.ts'
import { wrapText } from './wrap-text.ts'

export type SocialImage = { title: string; description: string | null; path: string }

const imageSize = { width: 1200, height: 630 } as const

/** Light tokens of site/app/styles/tokens.css. */
const colors = {
  paper: '#f3faf4',
  rule: '#cadfd1',
  margin: '#eaaba5',
  ink: '#0f231b',
  quiet: '#42574d',
  mangrove: '#09573b',
} as const

/** All text stands on the rules of the sheet, counted from the top. */
const rowPx = 32
const rows = { brand: 3, title: 7, lastOfDescription: 16, address: 18 } as const
const leftPx = 168

/** A title that needs more than three lines of the large size takes the small one. */
const titleSizes = {
  large: { sizePx: 84, rowsPerLine: 3, lineWidth: 22, lineCount: 3 },
  small: { sizePx: 60, rowsPerLine: 2, lineWidth: 32, lineCount: 4 },
} as const

/** A ruled sheet with the margin line, the page's title, what it answers and its address. */
export function drawSocialImage({ title, description, path }: SocialImage): string {
  const { width, height } = imageSize
  const { large, small } = titleSizes
  const size = wrapText(title, large.lineWidth, large.lineCount + 1).length > large.lineCount ? small : large
  const titleLines = wrapText(title, size.lineWidth, size.lineCount)
  const descriptionRow = rows.title + (titleLines.length - 1) * size.rowsPerLine + 2
  const descriptionLines =
    description === null ? [] : wrapText(description, 66, rows.lastOfDescription - descriptionRow + 1)
  const address = `${new URL(siteConfig.origin).host}${path === '/' ? '' : path}`

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    ...Array.from({ length: Math.floor(height / rowPx) }, (_, index) =>
      drawLine(`M0 ${(index + 1) * rowPx}H${width}`, colors.rule, 1),
    ),
    drawLine(`M${leftPx - 48} 0V${height}`, colors.margin, 2),
    drawTitle([siteConfig.brand], rows.brand, { sizePx: 40, rowsPerLine: 1 }),
    drawTitle(titleLines, rows.title, size),
    drawText(descriptionLines, descriptionRow, colors.quiet),
    drawText(wrapText(address, 58, 1), rows.address, colors.mangrove),
    drawLine(`M${width - 232} ${rows.address * rowPx - 14}h160m-160 10h160`, colors.mangrove, 4),
    '</svg>',
  ].join('')
}

function drawLine(path: string, color: string, widthPx: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${widthPx}"/>`
}

function drawTitle(
  lines: readonly string[],
  row: number,
  size: { sizePx: number; rowsPerLine: number },
): string {
  const style = `font-family="Archivo SemiBold" font-size="${size.sizePx}" letter-spacing="${-0.02 * size.sizePx}"`
  return drawLines(lines, row, size.rowsPerLine, `${style} fill="${colors.ink}"`)
}

function drawText(lines: readonly string[], row: number, color: string): string {
  return drawLines(lines, row, 1, `font-family="Atkinson Hyperlegible Next" font-size="27" fill="${color}"`)
}

function drawLines(lines: readonly string[], row: number, rowsPerLine: number, style: string): string {
  return lines
    .map((line, index) => {
      const baselinePx = (row + index * rowsPerLine) * rowPx - 7
      return `<text x="${leftPx}" y="${baselinePx}" ${style}>${escapeMarkup(line)}</text>`
    })
    .join('')
}
