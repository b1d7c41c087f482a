import writeExcelFile from 'write-excel-file/node'

const header = ['Date', 'Card', 'Rego', 'Site', 'Product', 'Litres', 'c/L', 'Amount inc GST', 'Odometer']

type Fill = [
  date: string,
  card: string,
  rego: string,
  site: string,
  product: string,
  litres: number,
  price: number,
  odometer: number,
]

const fills: readonly Fill[] = [
  ['2025-07-03', '7712', '611 BTR', 'Rocklea', 'Diesel', 71.32, 187.9, 84210],
  ['2025-07-04', '7713', '340 KLM', 'Yatala', 'Unleaded 91', 42.18, 179.9, 61877],
  ['2025-07-09', '7712', '611 BTR', 'Ipswich', 'Diesel', 68.05, 188.5, 84890],
  ['2025-07-11', '7714', '902 DVX', 'Rocklea', 'Diesel', 93.4, 187.9, 152044],
  ['2025-07-15', '7713', '340 KLM', 'Rocklea', 'E10', 40.66, 176.3, 62401],
  ['2025-07-18', '7712', '611 BTR', 'Rocklea', 'Diesel', 70.11, 189.9, 85560],
  ['2025-07-18', '7714', '902 DVX', 'Toowoomba', 'AdBlue', 18, 135, 152690],
  ['2025-07-22', '7714', '902 DVX', 'Toowoomba', 'Diesel', 96.77, 191.5, 152702],
  ['2025-07-24', '7713', '340 KLM', 'Yatala', 'Unleaded 91', 43.02, 181.9, 62988],
  ['2025-07-29', '7712', '611 BTR', 'Rocklea', 'Diesel', 69.48, 189.9, 86231],
  ['2025-07-30', '7714', '902 DVX', 'Rocklea', 'Diesel', 91.25, 189.9, 153340],
]

/** A month of a fuel card with three vehicles: transactions under a preamble, and a summary that repeats them. */
export async function writeFuelCardExport(): Promise<Buffer> {
  const table = fills.map(([date, card, rego, site, product, litres, price, odometer]) => [
    { value: new Date(`${date}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' },
    { value: card, type: String },
    { value: rego, type: String },
    { value: site, type: String },
    { value: product, type: String },
    { value: litres, type: Number, format: '0.00' },
    { value: price, type: Number, format: '0.0' },
    { value: Math.round(litres * price) / 100, type: Number, format: '"$"#,##0.00' },
    { value: odometer, type: Number, format: '#,##0' },
  ])
  const transactions = [
    [{ value: 'Quandong Fleet Card: transactions', fontWeight: 'bold' as const, fontSize: 14 }],
    [
      {
        value: 'SPECIMEN. Invented supplier, vehicles and figures. Customer: Boronia Street Joinery Pty Ltd',
      },
    ],
    [{ value: 'Period: 01/07/2025 to 31/07/2025' }],
    [],
    header.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: '#e3e9e6' })),
    ...table,
  ]
  const products = [...new Set(fills.map((fill) => fill[4]))]
  const summary = [
    [{ value: 'SPECIMEN: litres by product', fontWeight: 'bold' as const }],
    ...products.map((product) => [
      { value: product, type: String },
      { value: sumLitres(product), type: Number, format: '0.00" L"' },
    ]),
  ]
  const widths = [12, 8, 10, 14, 14, 10, 8, 16, 11]
  return writeExcelFile([
    { data: transactions, sheet: 'Transactions', columns: widths.map((width) => ({ width })) },
    { data: summary, sheet: 'Summary', columns: [{ width: 30 }, { width: 12 }] },
  ]).toBuffer()
}

function sumLitres(product: string): number {
  const hundredths = fills
    .filter((fill) => fill[4] === product)
    .reduce((sum, fill) => sum + Math.round(fill[5] * 100), 0)
  return hundredths / 100
}
