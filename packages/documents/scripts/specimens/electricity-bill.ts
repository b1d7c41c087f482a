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

const teal = '#0f4c4a'
const sun = '#e0a526'

/** A two-page electricity bill of a Queensland workshop: two tariffs, solar export, supply charge, GST. */
export function drawElectricityBill(): Promise<Buffer> {
  return drawPdf('Electricity bill, Mulga Creek Energy (specimen)', [drawSummary, drawDetail])
}

function drawSummary(pdf: Pdf): void {
  drawLetterhead(pdf)
  write(pdf, 'Electricity bill', margin, 112, { size: 25, bold: true, color: teal })
  write(pdf, 'Tax invoice', margin, 142, { size: 10, color: '#5b625e' })

  writeLines(pdf, ['Boronia Street Joinery Pty Ltd', '14 Boronia Street', 'ROCKLEA QLD 4106'], margin, 176, {
    size: 10.5,
  })
  writePairs(
    pdf,
    [
      ['Account number', '4410 2297 8'],
      ['Invoice number', 'MC-2025-118204'],
      ['Issue date', '7 October 2025'],
      ['Billing period', '1 July 2025 to 30 September 2025'],
      ['Days', '92'],
      ['NMI', '31209844712'],
      ['Supply address', '14 Boronia Street, Rocklea QLD 4106'],
    ],
    300,
    112,
    82,
  )

  pdf.roundedRect(margin, 240, contentWidth, 84, 5).fill(teal)
  write(pdf, 'Amount due', margin + 22, 258, { size: 10.5, color: '#cfe0dd' })
  write(pdf, '$1,705.94', margin + 22, 275, { size: 29, bold: true, color: '#ffffff' })
  write(pdf, 'Due date', margin + 220, 258, { size: 10.5, color: '#cfe0dd' })
  write(pdf, '28 October 2025', margin + 220, 278, { size: 17, bold: true, color: '#ffffff' })
  write(pdf, 'Direct debit is not set up', margin + 220, 302, { size: 8.5, color: '#cfe0dd' })

  write(pdf, 'Account summary', margin, 352, { size: 13, bold: true, color: teal })
  const columns = [
    { title: 'Description', width: contentWidth - 120 },
    { title: 'Amount', width: 120, align: 'right' },
  ] as const
  drawTable(
    pdf,
    columns,
    [
      ['Previous balance', '$1,822.40'],
      ['Payment received 22 July 2025, thank you', '-$1,822.40'],
      ['=Balance carried forward', '$0.00'],
      ['New charges (including $158.76 GST)', '$1,746.33'],
      ['Solar feed-in credit', '-$40.39'],
      ['=Amount due', '$1,705.94'],
    ],
    374,
    teal,
  )

  write(pdf, 'Your average daily use', margin, 524, { size: 13, bold: true, color: teal })
  drawUsageChart(pdf, margin, 552)
  writePairs(
    pdf,
    [
      ['This bill', '52.5 kWh a day'],
      ['Same time last year', '55.1 kWh a day'],
      ['Cost a day', '$17.26'],
    ],
    360,
    560,
    110,
  )
  writeLines(
    pdf,
    ['Averages are rounded. The usage that is charged', 'stands on page 2, with the meter readings.'],
    360,
    618,
    { size: 8.5, color: '#5b625e' },
  )
  drawRule(pdf, margin, 712, contentWidth, '#d5dad6', 0.5)
  writeLines(
    pdf,
    [
      'Faults and emergencies: call your distributor, day or night. Questions about this bill: accounts@mulgacreek.example',
      'Pay by card or bank transfer with the account number as reference. Late payments may attract a fee of $12.00.',
    ],
    margin,
    724,
    { size: 8.5, color: '#5b625e' },
  )
}

function drawDetail(pdf: Pdf): void {
  drawLetterhead(pdf)
  write(pdf, 'How this bill was worked out', margin, 108, { size: 17, bold: true, color: teal })
  write(pdf, 'Account 4410 2297 8     NMI 31209844712     1 July 2025 to 30 September 2025', margin, 132, {
    size: 9,
    color: '#5b625e',
  })

  write(pdf, 'Meter readings', margin, 166, { size: 13, bold: true, color: teal })
  drawTable(
    pdf,
    [
      { title: 'Meter', width: 72 },
      { title: 'Register', width: 117.28 },
      { title: 'Start read', width: 72, align: 'right' },
      { title: 'End read', width: 72, align: 'right' },
      { title: 'Usage', width: 84, align: 'right' },
      { title: 'Read type', width: 82, align: 'right' },
    ],
    [
      ['4187332', 'Peak (E1)', '48,210', '51,394', '3,184 kWh', 'Actual'],
      ['4187332', 'Off-peak (E2)', '20,975', '22,617', '1,642 kWh', 'Actual'],
      ['4187332', 'Solar export (B1)', '6,018', '6,630', '612 kWh', 'Actual'],
    ],
    188,
    teal,
  )

  write(pdf, 'Charges', margin, 290, { size: 13, bold: true, color: teal })
  const columns = [
    { title: 'Description', width: 199.28 },
    { title: 'Quantity', width: 100, align: 'right' },
    { title: 'Rate', width: 100, align: 'right' },
    { title: 'Amount', width: 100, align: 'right' },
  ] as const
  const below = drawTable(
    pdf,
    columns,
    [
      ['Peak usage', '3,184 kWh', '34.100 c/kWh', '$1,085.74'],
      ['Off-peak usage', '1,642 kWh', '22.550 c/kWh', '$370.27'],
      ['Supply charge', '92 days', '143.000 c/day', '$131.56'],
      ['=Total charges before GST', '', '', '$1,587.57'],
      ['GST at 10%', '', '', '$158.76'],
      ['=Total charges including GST', '', '', '$1,746.33'],
    ],
    312,
    teal,
  )

  write(pdf, 'Credits', margin, below + 22, { size: 13, bold: true, color: teal })
  drawTable(
    pdf,
    columns,
    [
      ['Solar feed-in (export to the grid)', '612 kWh', '6.600 c/kWh', '-$40.39'],
      ['=Amount due', '', '', '$1,705.94'],
    ],
    below + 44,
    teal,
  )

  writeLines(
    pdf,
    [
      'Total electricity used from the grid: 4,826 kWh. Energy that your solar panels sent to the grid is not deducted from it.',
      'Peak is 7 am to 9 pm on weekdays. Off-peak is all other time. Rates are shown without GST.',
      'No part of this electricity was bought as GreenPower.',
    ],
    margin,
    600,
    { size: 9, color: '#5b625e' },
  )
}

function drawLetterhead(pdf: Pdf): void {
  pdf.rect(0, 0, pageWidth, 10).fill(teal)
  pdf.circle(margin + 15, 56, 15).fill(sun)
  pdf
    .moveTo(margin - 3, 66)
    .quadraticCurveTo(margin + 15, 48, margin + 33, 66)
    .lineTo(margin + 33, 74)
    .lineTo(margin - 3, 74)
  pdf.fill(teal)
  write(pdf, 'Mulga Creek Energy', margin + 44, 42, { size: 17, bold: true, color: teal })
  write(pdf, 'Mulga Creek Energy Pty Ltd   ABN 10 400 000 280', margin + 44, 63, {
    size: 8,
    color: '#5b625e',
  })
  write(pdf, 'Questions? mulgacreek.example', margin, 50, {
    size: 9,
    color: '#5b625e',
    width: contentWidth,
    align: 'right',
  })
}

const months = ['O', 'N', 'D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S']
const dailyUse = [49, 52, 58, 61, 60, 55, 50, 51, 54, 54, 53, 50]

function drawUsageChart(pdf: Pdf, x: number, y: number): void {
  const height = 104
  for (const level of [0, 20, 40, 60]) {
    const lineY = y + height - (level / 70) * height
    drawRule(pdf, x + 18, lineY, 262, '#d5dad6', 0.5)
    write(pdf, String(level), x, lineY - 4, { size: 7, color: '#5b625e' })
  }
  for (const [index, use] of dailyUse.entries()) {
    const barHeight = (use / 70) * height
    const isThisBill = index >= 9
    pdf.rect(x + 26 + index * 21, y + height - barHeight, 12, barHeight).fill(isThisBill ? teal : '#b9cbc8')
    write(pdf, months[index] ?? '', x + 26 + index * 21, y + height + 5, {
      size: 7,
      color: '#5b625e',
      width: 12,
      align: 'center',
    })
  }
  write(pdf, 'kWh a day, October 2024 to September 2025', x + 18, y + height + 18, {
    size: 7.5,
    color: '#5b625e',
  })
}
