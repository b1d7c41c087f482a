import type { Pdf } from './page.ts'
import { contentWidth, drawPdf, drawTable, margin, pageWidth, write, writeLines, writePairs } from './page.ts'

const river = '#14607a'

/** A quarterly water account in New South Wales: usage, sewer usage and two fixed charges, free of GST. */
export function drawWaterBill(): Promise<Buffer> {
  return drawPdf('Water account, Kestrel Valley Water (specimen)', [drawBill])
}

function drawBill(pdf: Pdf): void {
  for (const [index, color] of ['#14607a', '#3f8aa1', '#9cc3cf'].entries()) {
    pdf
      .moveTo(0, 22 + index * 9)
      .bezierCurveTo(200, 4 + index * 9, 380, 44 + index * 9, pageWidth, 18 + index * 9)
    pdf.lineWidth(4).strokeColor(color).stroke()
  }
  write(pdf, 'Kestrel Valley Water', margin, 66, { size: 21, bold: true, color: river })
  write(pdf, 'ABN 10 624 500 280', margin, 92, { size: 8, color: '#5b625e' })
  write(pdf, 'Quarterly account', margin, 72, {
    size: 13,
    color: '#5b625e',
    width: contentWidth,
    align: 'right',
  })

  writeLines(
    pdf,
    ['Owners of 9 Casuarina Crescent', '9 Casuarina Crescent', 'BATHURST NSW 2795'],
    margin,
    126,
    {
      size: 10.5,
    },
  )
  writePairs(
    pdf,
    [
      ['Account number', '3 118 206'],
      ['Issued', '11/07/2025'],
      ['For the period', '01/04/2025 to 30/06/2025'],
      ['Property', '9 Casuarina Crescent, Bathurst NSW 2795'],
      ['Payment due', '08/08/2025'],
      ['Amount due', '$489.01'],
    ],
    290,
    122,
    86,
  )

  write(pdf, 'Meter', margin, 250, { size: 13, bold: true, color: river })
  drawTable(
    pdf,
    [
      { title: 'Meter number', width: 109.28 },
      { title: 'Last reading', width: 110 },
      { title: 'This reading', width: 110 },
      { title: 'Days', width: 70, align: 'right' },
      { title: 'Water used', width: 100, align: 'right' },
    ],
    [['WA0441903', '1,562 on 31/03/2025', '1,646 on 30/06/2025', '91', '84 kL']],
    272,
    river,
  )

  write(pdf, 'Charges', margin, 336, { size: 13, bold: true, color: river })
  drawTable(
    pdf,
    [
      { title: 'Description', width: 199.28 },
      { title: 'Quantity', width: 100, align: 'right' },
      { title: 'Rate', width: 100, align: 'right' },
      { title: 'Amount', width: 100, align: 'right' },
    ],
    [
      ['Water usage', '84 kL', '$2.67', '$224.28'],
      ['Wastewater usage (75% of water)', '63 kL', '$1.45', '$91.35'],
      ['Water service charge', '', '', '$14.98'],
      ['Wastewater service charge', '', '', '$158.40'],
      ['=Total of this account', '', '', '$489.01'],
    ],
    358,
    river,
  )
  writeLines(
    pdf,
    [
      'No GST applies to these charges.',
      'A kilolitre (kL) is 1,000 litres. Leaks after the meter are yours to repair.',
    ],
    margin,
    490,
    { size: 8.5, color: '#5b625e' },
  )
}
