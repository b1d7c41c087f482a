import { type ChargeLine, quantityPiece } from './charge-lines.ts'
import type { Frame, PaperLine, Piece } from './mark.ts'
import { type TableRow, layTable, stackTitles } from './paper.ts'
import type { Scene } from './scene.ts'
import { round } from './supply.ts'

type Column = 'label' | 'quantity' | 'unit' | 'rate' | 'amount' | 'code' | 'tax'

const orders: readonly [readonly Column[], ...(readonly Column[])[]] = [
  ['label', 'quantity', 'rate', 'amount'],
  ['label', 'quantity', 'unit', 'rate', 'amount'],
  ['label', 'rate', 'quantity', 'amount'],
  ['code', 'label', 'quantity', 'unit', 'rate', 'tax', 'amount'],
  ['quantity', 'unit', 'label', 'rate', 'amount'],
  ['label', 'unit', 'quantity', 'rate', 'amount'],
  ['label', 'quantity', 'amount'],
  ['quantity', 'label', 'rate', 'amount'],
]

export type ChargeStyle = 'table' | 'sentence' | 'amounts'

/** Charges as a table, as sentences ("120 kWh @ 0.31"), or as amounts alone. */
export function layCharges(
  scene: Scene,
  lines: readonly ChargeLine[],
  style: ChargeStyle,
  frame: Frame,
): PaperLine[] {
  const { random, figures } = scene
  const rows: TableRow[] = []
  if (style === 'table') rows.push(...makeTable(scene, lines))
  else if (style === 'sentence') {
    const at = random.pick(['@', 'x', '×', 'at', '*'])
    for (const line of lines) {
      const quantity = quantityPiece(scene, line, 'cell')
      const rate = figures.number(line.rate, line.ratePlaces)
      const text = `${quantity.text} ${at} ${rate}`
      const isOneCell = random.chance(0.4)
      const sentence: Piece = { ...quantity, text: isOneCell ? `${line.label} ${text}` : text }
      rows.push([
        ...(isOneCell ? [] : [{ text: line.label }]),
        sentence,
        { text: figures.money(line.amount) },
      ])
    }
  } else for (const { label, amount } of lines) rows.push([{ text: label }, { text: figures.money(amount) }])
  return [...layTable(random, rows, frame), ...layTotals(scene, lines, frame)]
}

function makeTable(scene: Scene, lines: readonly ChargeLine[]): TableRow[] {
  const { random, say, figures, locale } = scene
  const order = random.pick(orders)
  const units = new Set(lines.map(({ unitText }) => unitText))
  const [onlyUnit] = units
  const isHeadUnit = units.size === 1 && !order.includes('unit') && random.chance(0.6)
  const isUnitless = units.size === 1 && !order.includes('unit') && !isHeadUnit && random.chance(0.1)
  const unitPlace = isUnitless ? 'nowhere' : order.includes('unit') || isHeadUnit ? 'elsewhere' : 'cell'
  const titles: Record<Column, string> = {
    label: say('description'),
    quantity: isHeadUnit
      ? random.pick([`${say('quantity')} (${onlyUnit})`, onlyUnit ?? '', `${say('use')} ${onlyUnit}`])
      : say('quantity'),
    unit: say('unit'),
    rate: say('price'),
    amount: say('amount'),
    code: say('code'),
    tax: `${say('tax')} %`,
  }
  const hasHead = isHeadUnit || random.chance(0.85)
  const rows = lines.map((line, index): TableRow => {
    const cells: Record<Column, Piece> = {
      label: { text: line.label },
      quantity: quantityPiece(scene, line, unitPlace),
      unit: { text: line.unitText },
      rate: { text: figures.number(line.rate, line.ratePlaces) },
      amount: { text: figures.money(line.amount) },
      code: { text: String(index + 1).padStart(random.pick([1, 2, 4]), '0') },
      tax: { text: `${locale.taxPercent}` },
    }
    return order.map((column) => cells[column])
  })
  const head = order.map((column): Piece => ({ text: titles[column] }))
  return hasHead ? [...stackTitles(random, head), ...rows] : rows
}

function layTotals(scene: Scene, lines: readonly ChargeLine[], frame: Frame): PaperLine[] {
  const { random, say, figures, locale, relations } = scene
  const amounts = lines.map(({ amount }) => amount)
  const net = round(
    amounts.reduce((sum, amount) => sum + amount, 0),
    2,
  )
  const tax = round((net * locale.taxPercent) / 100, 2)
  const total = round(net + tax, 2)
  relations.push(
    { kind: 'sum', terms: amounts, result: net, tolerance: 1e-6 },
    { kind: 'sum', terms: [net, tax], result: total, tolerance: 1e-6 },
  )
  scene.totals.push(total)
  const taxLabel = `${say('tax')} ${random.chance(0.7) ? `${locale.taxPercent}${random.pick(['%', ' %'])}` : ''}`
  const rows: TableRow[] = [
    ...(random.chance(0.8) ? [[{ text: say('subtotal') }, { text: figures.money(net) }]] : []),
    ...(random.chance(0.8) ? [[{ text: taxLabel.trim() }, { text: figures.money(tax) }]] : []),
    [{ text: say('total') }, { text: figures.money(total) }],
  ]
  const indent = random.pick([0, (frame.right - frame.left) * 0.5])
  return layTable(random, rows, { left: frame.left + indent, right: frame.right })
}
