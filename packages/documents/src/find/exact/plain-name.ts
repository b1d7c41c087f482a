export function isNamed(key: string, names: string): boolean {
  return key === names || alternativesOf(names).has(plainName(key))
}

const alternatives = new Map<string, ReadonlySet<string>>()

/** The names that code asks for are few, so they are kept. */
function alternativesOf(names: string): ReadonlySet<string> {
  const known = alternatives.get(names) ?? new Set(names.split('|').map(plainName))
  alternatives.set(names, known)
  return known
}

const plainNames = new Map<string, string>()
const mostNames = 5000

/**
 * "cbc:InvoiceLine", "invoice_line" and "invoiceLine" are one name, as are "@unitCode" and "@eb:UnitCode"; an attribute and an
 * element are not.
 */
export function plainName(key: string): string {
  const known = plainNames.get(key)
  if (known !== undefined) return known
  const own = key.slice(key.lastIndexOf(':') + 1)
  const plain = (key.startsWith('@') && own !== key ? `@${own}` : own).toLowerCase().replace(/[_\s-]/g, '')
  if (plainNames.size < mostNames) plainNames.set(key, plain)
  return plain
}
