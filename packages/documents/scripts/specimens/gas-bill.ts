import type { Pdf } from './page.ts'
import {
  contentWidth,
  drawPdf,
  drawRule,
  drawTable,
  margin,
  pageWidth,
  write,
  writeLines,
  writePairs,
} from './page.ts'

const blue = '#1f3a63'
const flame = '#d4572a'

/** A Victorian gas bill: cubic metres, heating value and pressure factor give megajoules, in two steps of price. */
export function drawGasBill(): Promise<Buffer> {
  return drawPdf('Gas bill, Yarra Flats Gas (specimen)', [drawBill])
}

function drawBill(pdf: Pdf): void {
  pdf.rect(0, 0, pageWidth, 86).fill(blue)
  pdf.moveTo(66, 22).bezierCurveTo(84, 40, 84, 62, 66, 66).bezierCurveTo(48, 62, 50, 46, 66, 22).fill(flame)
  write(pdf, 'Yarra Flats Gas', 96, 32, { size: 20, bold: true, color: '#ffffff' })
  write(pdf, 'Yarra Flats Gas Pty Ltd   ABN 10 512 000 319', 96, 57, { size: 8, color: '#c9d4e6' })
  write(pdf, 'GAS ACCOUNT / TAX INVOICE', margin, 38, {
    size: 10,
    bold: true,
    color: '#ffffff',
    width: contentWidth,
    align: 'right',
  })

  writeLines(pdf, ['Fernshaw Bakery', '231 Station Street', 'FAIRFIELD VIC 3078'], margin, 116, {
    size: 10.5,
  })
  writePairs(
    pdf,
    [
      ['Account number', '70 8834 2201'],
      ['Date of issue', '12 Sep 2025'],
      ['MIRN', '53101446020'],
      ['Supply address', '231 Station Street, Fairfield VIC 3078'],
      ['Supply period', '8 Jul 2025 - 7 Sep 2025 (62 days)'],
      ['Pay by', '30 Sep 2025'],
      ['Total due', '$422.39'],
    ],
    310,
    112,
    86,
  )

  write(pdf, 'Your usage', margin, 250, { size: 13, bold: true, color: blue })
  drawTable(
    pdf,
    [
      { title: 'Meter', width: 62 },
      { title: 'Previous', width: 56, align: 'right' },
      { title: 'Current', width: 56, align: 'right' },
      { title: 'Volume', width: 58, align: 'right' },
      { title: 'Heating value', width: 84, align: 'right' },
      { title: 'Pressure factor', width: 80, align: 'right' },
      { title: 'Gas used', width: 103.28, align: 'right' },
    ],
    [['GM77120', '8,412', '8,705', '293 m³', '38.62 MJ/m³', '1.0000', '11,316 MJ']],
    272,
    blue,
  )
  write(pdf, 'Both readings were taken by a meter reader.', margin, 320, { size: 8.5, color: '#5b625e' })

  write(pdf, 'Your charges', margin, 352, { size: 13, bold: true, color: blue })
  drawTable(
    pdf,
    [
      { title: 'Charge', width: 199.28 },
      { title: 'Quantity', width: 100, align: 'right' },
      { title: 'Price', width: 100, align: 'right' },
      { title: 'Amount', width: 100, align: 'right' },
    ],
    [
      ['First 6,200 MJ', '6,200 MJ', '3.190 c/MJ', '$197.78'],
      ['Balance of usage', '5,116 MJ', '2.640 c/MJ', '$135.06'],
      ['Service to property', '62 days', '82.500 c/day', '$51.15'],
      ['=Total excluding GST', '', '', '$383.99'],
      ['GST', '', '', '$38.40'],
      ['=Total due', '', '', '$422.39'],
    ],
    374,
    blue,
  )

  drawRule(pdf, margin, 540, contentWidth, '#d5dad6', 0.5)
  write(pdf, 'Compared with last year', margin, 556, { size: 13, bold: true, color: blue })
  drawTable(
    pdf,
    [
      { title: 'Period', width: 299.28 },
      { title: 'Average a day', width: 100, align: 'right' },
      { title: 'Days', width: 100, align: 'right' },
    ],
    [
      ['This account', '182.5 MJ', '62'],
      ['Same period last year', '197.1 MJ', '61'],
    ],
    578,
    blue,
  )
  writeLines(
    pdf,
    ['Gas leak? Leave the building, then call your distributor. Account questions: help@yarraflats.example'],
    margin,
    660,
    { size: 8.5, color: '#5b625e' },
  )
}
