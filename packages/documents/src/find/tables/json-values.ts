export type Item = Record<string, unknown>
export type Named = readonly [string, string]

// A picture written in letters holds words by chance.
const longestValue = 500

export function leavesOf(value: Item, prefix: string): Named[] {
  return Object.entries(value).flatMap(([key, item]): Named[] => {
    const name = `${prefix}${key}`
    if (isItem(item)) return leavesOf(item, `${name}.`)
    return isScalar(item) && String(item).length <= longestValue ? [[name, String(item)]] : []
  })
}

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

export function isTexts(value: unknown): value is readonly (string | number | boolean)[] {
  return Array.isArray(value) && value.length > 0 && value.every(isScalar)
}
