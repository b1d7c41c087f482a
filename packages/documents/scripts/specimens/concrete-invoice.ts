import type { Pdf } from './page.ts'
import { contentWidth, drawPdf, drawTable, margin, write, writeLines, writePairs } from './page.ts'

const rust = '#8a3b1e'

/** An invoice for concrete and mesh, delivered to a site, with fees that carry no material. */
export function drawConcreteInvoice(): Promise<Buffer> {
  return drawPdf('Tax invoice, Ironbark Ridge Concrete (specimen)', [drawInvoice])
}

function drawInvoice(pdf: Pdf): void {
  pdf.rect(margin, 44, 34, 34).fill(rust)
  pdf.rect(margin + 9, 53, 16, 16).fill('#ffffff')
  write(pdf, 'IRONBARK RIDGE CONCRETE', margin + 46, 46, { size: 16, bold: true, color: rust })
  write(pdf, 'Ironbark Ridge Concrete Pty Ltd   ABN 10 733 100 209', margin + 46, 67, {
    size: 8,
    color: '#5b625e',
  })
  write(pdf, 'Lot 6 Quarry Road, Ormeau QLD 4208', margin + 46, 79, { size: 8, color: '#5b625e' })
  write(pdf, 'TAX INVOICE', margin, 46, { size: 16, bold: true, width: contentWidth, align: 'right' })

  write(pdf, 'Bill to', margin, 126, { size: 8, bold: true, color: rust })
  writeLines(pdf, ['Palmwood Civil Pty Ltd', 'PO Box 88', 'NERANG QLD 4211'], margin, 138, { size: 10 })
  write(pdf, 'Delivered to', margin + 150, 126, { size: 8, bold: true, color: rust })
  writeLines(pdf, ['Stage 2 car park', '40 Arthur Street', 'COOMERA QLD 4209'], margin + 150, 138, {
    size: 10,
  })
  writePairs(
    pdf,
    [
      ['Invoice no.', 'IRC-30418'],
      ['Invoice date', '22/08/2025'],
      ['Delivery date', '21/08/2025'],
      ['Your order', 'PC-7719'],
      ['Terms', '30 days'],
    ],
    380,
    122,
    72,
  )

  drawTable(
    pdf,
    [
      { title: 'Docket', width: 52 },
      { title: 'Description', width: 219.28 },
      { title: 'Qty', width: 48, align: 'right' },
      { title: 'Unit', width: 40, align: 'right' },
      { title: 'Unit price', width: 68, align: 'right' },
      { title: 'Amount', width: 72, align: 'right' },
    ],
    [
      ['88120', 'N32/20/80 premixed concrete', '24.6', 'm³', '268.00', '6,592.80'],
      ['88124', 'N25/20/80 premixed concrete', '7.2', 'm³', '254.00', '1,828.80'],
      ['88124', 'SL82 reinforcing mesh, 6 m x 2.4 m sheet', '12', 'each', '84.50', '1,014.00'],
      ['88124', 'Waiting time on site', '30', 'min', '2.60', '78.00'],
      ['88124', 'Short load fee', '1', 'each', '95.00', '95.00'],
      ['=', '=Subtotal', '', '', '', '9,608.60'],
      ['', 'GST 10%', '', '', '', '960.86'],
      ['=', '=Total AUD', '', '', '', '10,569.46'],
    ],
    236,
    rust,
  )
  writeLines(
    pdf,
    [
      'Please pay to Ironbark Ridge Concrete Pty Ltd, BSB 000-000, account 0000 0000, with the invoice number.',
      'Concrete is supplied to AS 1379. Strength and slump are on each docket.',
    ],
    margin,
    440,
    { size: 8.5, color: '#5b625e' },
  )
}
