import { writeZip } from './write-zip.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** A weighbridge docket in Word: three loads in tonnes, gross and tare beside the net weight. */
export function writeWasteDocket(): Buffer {
  const body = [
    paragraph('Banksia Resource Recovery', { size: 36, bold: true, color: '2F5D3A' }),
    paragraph('Banksia Resource Recovery Pty Ltd, ABN 10 951 300 461', { size: 18, color: '5B625E' }),
    paragraph('12 Transfer Lane, WACOL QLD 4076', { size: 18, color: '5B625E' }),
    paragraph('Weighbridge docket 55102', { size: 28, bold: true }),
    paragraph('SPECIMEN. Supplier, customer and figures are invented.', { bold: true }),
    table([
      ['Customer', 'Palmwood Civil Pty Ltd'],
      ['Date in', '26/08/2025 10:14'],
      ['Vehicle', 'XQ 44 TR'],
      ['Job', 'Stage 2 car park, Coomera'],
    ]),
    paragraph(''),
    table([
      ['Material', 'Gross t', 'Tare t', 'Net t', 'Rate $/t', 'Amount $'],
      ['General waste to landfill', '14.62', '12.16', '2.46', '298.00', '733.08'],
      ['Mixed timber for recycling', '13.28', '12.16', '1.12', '120.00', '134.40'],
      ['Clean concrete for recycling', '15.96', '12.16', '3.80', '45.00', '171.00'],
      ['Total', '', '', '7.38', '', '1,038.48'],
    ]),
    paragraph('Amounts without GST. GST 103.85. Total including GST 1,142.33.'),
    paragraph('Weights come from a verified public weighbridge.', { size: 18, color: '5B625E' }),
  ]
  return writeZip([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: relations },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="${main}"><w:body>${body.join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    },
  ])
}

function paragraph(text: string, style: { size?: number; bold?: boolean; color?: string } = {}): string {
  const bold = style.bold ? '<w:b/>' : ''
  const color = style.color ? `<w:color w:val="${style.color}"/>` : ''
  const size = `<w:sz w:val="${style.size ?? 21}"/>`
  return `<w:p><w:pPr><w:spacing w:after="90"/></w:pPr><w:r><w:rPr>${bold}${color}${size}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

function table(rows: readonly (readonly string[])[]): string {
  const borders = ['top', 'bottom', 'insideH'].map(
    (edge) => `<w:${edge} w:val="single" w:sz="4" w:color="C4CCC6"/>`,
  )
  const cells = rows.map((row, index) => {
    const isHeader = index === 0 && row.length > 2
    return `<w:tr>${row.map((text) => `<w:tc>${paragraph(text, { size: 20, bold: isHeader })}</w:tc>`).join('')}</w:tr>`
  })
  return `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${borders.join('')}</w:tblBorders></w:tblPr>${cells.join('')}</w:tbl>`
}

const contentTypes =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

const relations =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
