const longestHeldCharacters = 80
const struck = '(figure left out)'
const figure = /\d[\d,]*(?:\.\d+)?/g
/** A single digit that nothing measures is a count of steps or the name of a scope, not a figure. */
const unmeasured =
  /^\d(?![\d.,]*\d)(?!\s?(?:%|°|kg|g\b|t\b|tonnes?|kwh|mwh|gj|mj|l\b|litres?|km|m3|dollars|per))/i

/**
 * Passes text through and strikes every figure that stands in none of the sources: what the model was told, what the
 * visitor wrote and what the tools gave back so far. Text is held back while a figure may still be growing.
 */
export async function* strikeUnknownFigures(
  pieces: AsyncIterable<string>,
  listSources: () => readonly string[],
): AsyncGenerator<string> {
  let held = ''
  try {
    for await (const piece of pieces) {
      held += piece
      const end = endOfSettledText(held)
      const settled = held.slice(0, end)
      held = held.slice(end)
      if (settled !== '') yield strike(settled, listSources())
    }
  } catch (problem) {
    // What came before the break is shown as far as it goes.
    if (held !== '') yield strike(held, listSources())
    throw problem
  }
  if (held !== '') yield strike(held, listSources())
}

/** Up to the last figure with the word after it, where either may still be growing. */
function endOfSettledText(text: string): number {
  const tail = text.slice(-longestHeldCharacters)
  const words = [...tail.matchAll(/\S+/g)]
  const growing = /\s$/.test(tail) ? undefined : words.at(-1)
  const before = words.at(growing === undefined ? -1 : -2)
  const open = before !== undefined && /\d/.test(before[0]) ? before : growing
  return open === undefined ? text.length : text.length - tail.length + open.index
}

function strike(text: string, sources: readonly string[]): string {
  const known = new Set(sources.flatMap((source) => (source.match(figure) ?? []).map(valueOf)))
  return text.replace(figure, (found, at: number) => {
    const isInsideWord =
      /[\p{L}/-]/u.test(text.charAt(at - 1)) ||
      /\p{L}{3}/u.test(text.slice(at + found.length, at + found.length + 3))
    if (isInsideWord || known.has(valueOf(found))) return found
    const isMoney = /[$£€]/.test(text.charAt(at - 1))
    if (!isMoney && unmeasured.test(text.slice(at))) return found
    return struck
  })
}

/** "1,200.50" and "1200.5" are one value; a comma at the end belongs to the sentence. */
function valueOf(found: string): string {
  const plain = found.replaceAll(',', '')
  return plain.includes('.') ? plain.replace(/0+$/, '').replace(/\.$/, '') : plain
}
