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

/** "cbc:InvoiceLine", "invoice_line" and "invoiceLine" are one name; "@unitCode" is an attribute and no such name. */
export function plainName(key: string): string {
  const known = plainNames.get(key)
  if (known !== undefined) return known
  const plain = key
    .slice(key.startsWith('@') ? 0 : key.lastIndexOf(':') + 1)
    .toLowerCase()
    .replace(/[_\s-]/g, '')
  if (plainNames.size < mostNames) plainNames.set(key, plain)
  return plain
}
