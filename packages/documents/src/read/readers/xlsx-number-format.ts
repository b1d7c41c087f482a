/** What a number format of a workbook says about its numbers. */
export type NumberFormat = QuantityFormat | MomentFormat

type QuantityFormat = { kind: 'number'; prefix: string; suffix: string; isPercent: boolean }
type MomentFormat = { kind: 'date'; hasDate: boolean; hasTime: boolean }

export const plainNumber: QuantityFormat = { kind: 'number', prefix: '', suffix: '', isPercent: false }

/** Formats that a workbook names by number alone: ECMA-376 part 1, 18.8.30, with the East Asian dates. */
export function builtInFormat(id: number): NumberFormat {
  if (id === 9 || id === 10) return { ...plainNumber, isPercent: true }
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) {
    return { kind: 'date', hasDate: true, hasTime: false }
  }
  if (id === 22) return { kind: 'date', hasDate: true, hasTime: true }
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) {
    return { kind: 'date', hasDate: false, hasTime: true }
  }
  return plainNumber
}

/** Reads a format code such as `#,##0.0" kWh"`, `[$€-407] 0.00` or `dd/mm/yyyy hh:mm`. */
export function parseFormatCode(code: string): NumberFormat {
  const section = firstSection(code)
  // Escaped letters, padding (_x) and filling (*x) leave only placeholders behind.
  const bare = section.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '')
  if (!/general/i.test(bare) && /[dmyhs]/i.test(bare)) {
    const hasDate = /[dy]/i.test(bare) || (/m/i.test(bare) && !/[hs]/i.test(bare))
    return { kind: 'date', hasDate, hasTime: /[hs]/i.test(bare) }
  }
  return parseNumberFormat(section, bare)
}

function firstSection(code: string): string {
  return /^(?:"[^"]*"|\\.|[^;"\\])*/.exec(code)?.[0] ?? code
}

function parseNumberFormat(section: string, bare: string): NumberFormat {
  const isPercent = bare.includes('%')
  // A comma after the last digit shows thousands as units; a unit printed there would not be that of the value.
  if (/[0#?],+(?!.*[0#?])/.test(bare)) return { ...plainNumber, isPercent }
  const literal = section.replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"').replace(/\[[^\]]*\]|[_*]./g, '')
  const digits = /(?:[0#?.,/]|E[+-]|General)+/i.exec(
    literal.replace(/"[^"]*"|\\./g, (text) => ' '.repeat(text.length)),
  )
  if (!digits) return { ...plainNumber, isPercent }
  return {
    kind: 'number',
    prefix: literalText(literal.slice(0, digits.index)),
    suffix: literalText(literal.slice(digits.index + digits[0].length)),
    isPercent,
  }
}

function literalText(part: string): string {
  return part
    .replace(/"([^"]*)"|\\(.)|%/g, (_whole, quoted, escaped) => String(quoted ?? escaped ?? ''))
    .replace(/[0#?]/g, '')
}

/**
 * The text of a number cell: dates as "2025-07-01" or "2025-07-01 14:30", times as "14:30", numbers with the
 * digits that the file holds (not those shown) and the unit of the format.
 */
export function formatCellNumber(raw: string, format: NumberFormat, is1904: boolean): string {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  if (format.kind === 'date') return formatSerial(value, format, is1904) ?? toPlainDecimal(value)
  const number = format.isPercent ? `${toPlainDecimal(value * 100)}%` : toPlainDecimal(value)
  return `${format.prefix}${number}${format.suffix}`.trim()
}

/** Binary noise of the 16th digit and beyond is not data: 0.30000000000000004 is 0.3. */
function toPlainDecimal(value: number): string {
  const short = String(value)
  if (short.length <= 15 && !short.includes('e')) return short
  const rounded = Number(value.toPrecision(15))
  const text = String(rounded)
  if (!text.includes('e')) return text
  if (Math.abs(rounded) >= 1) return BigInt(Math.round(rounded)).toString()
  return rounded.toFixed(20).replace(/0+$/, '').replace(/\.$/, '')
}

const msPerDay = 86_400_000
const lastSerial = 2_958_466

function formatSerial(serial: number, format: MomentFormat, is1904: boolean): string | null {
  const days = is1904 ? serial + 1462 : serial
  if (days < 0 || days >= lastSerial) return null
  // Excel counts a 29 February 1900 that never was.
  const sinceEpoch = days < 60 ? days + 1 : days
  const moment = new Date(Date.UTC(1899, 11, 30) + Math.round(sinceEpoch * 86_400) * 1000)
  const [date = '', time = ''] = moment.toISOString().split('T')
  const clock = time.slice(0, time.startsWith(':00', 5) ? 5 : 8)
  const hasTime = format.hasTime && (Math.round(sinceEpoch * msPerDay) % msPerDay !== 0 || !format.hasDate)
  if (!format.hasDate) return clock
  return hasTime ? `${date} ${clock}` : date
}
