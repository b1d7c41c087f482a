export type DecimalSign = 'point' | 'comma'

type ParsedNumber = { value: string; ambiguous: boolean }

/**
 * Digits with separators to a plain decimal. Both signs: the last is the decimal sign. One sign followed by other
 * than three digits is the decimal sign. One sign before exactly three digits follows the document's own sign, and is
 * marked ambiguous where the document has none.
 */
export function parseNumber(raw: string, sign: DecimalSign | null): ParsedNumber | null {
  // Spaces part thousands: "119688 69.40" is two numbers.
  if (/\d[\s’']\d/.test(raw) && !/^\d{1,3}(?:[\s’']\d{3})+(?!\d)(?:[.,]\s?\d+)?$/.test(raw)) return null
  const text = raw.replace(/[\s'’\u00a0\u202f\u2009]/g, '').replace(/^\./, '0.')
  if (!/^\d+(?:[.,]\d+)*$/.test(text)) return null
  const points = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (points === 0 && commas === 0) return plain(text, '')
  if (points > 0 && commas > 0) {
    const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
    return (decimal === '.' ? points : commas) === 1 ? splitAt(text, decimal) : null
  }
  const mark = points > 0 ? '.' : ','
  if (points + commas > 1) return isGrouped(text, mark) ? plain(text.replaceAll(mark, ''), '') : null
  const [whole = '', fraction = ''] = text.split(mark)
  if (fraction.length !== 3 || whole.length > 3 || whole === '0' || raw.length > text.length) {
    return plain(whole, fraction)
  }
  const isDecimal = sign === null ? mark === '.' : (sign === 'point') === (mark === '.')
  const parsed = isDecimal ? plain(whole, fraction) : plain(whole + fraction, '')
  return { ...parsed, ambiguous: sign === null }
}

function splitAt(text: string, decimal: '.' | ','): ParsedNumber | null {
  const [whole = '', fraction = ''] = text.split(decimal)
  const group = decimal === '.' ? ',' : '.'
  if (fraction.includes(group) || !isGrouped(whole, group)) return null
  return plain(whole.replaceAll(group, ''), fraction)
}

/** Groups of three, or of two before the last three as in Indian lakhs: 11,41,978. */
function isGrouped(text: string, mark: '.' | ','): boolean {
  const [first = '', ...groups] = text.split(mark)
  const last = groups.at(-1)
  if (last === undefined) return true
  return (
    first.length <= 3 &&
    last.length === 3 &&
    groups.slice(0, -1).every(({ length }) => length === 2 || length === 3)
  )
}

function plain(whole: string, fraction: string): ParsedNumber {
  const digits = whole.replace(/^0+(?=\d)/, '')
  return { value: fraction === '' ? digits : `${digits}.${fraction}`, ambiguous: false }
}
