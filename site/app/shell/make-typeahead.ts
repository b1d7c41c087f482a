const resetMs = 1_000

/** Finds the entry that what was typed begins; what was typed is forgotten after a second without a key. */
export type Typeahead = (key: string, current: number, titles: readonly string[]) => number | null

/** Typing ahead in a menu: "te" goes to Team management, "i" again and again goes round all entries with an I. */
export function makeTypeahead(now: () => number = () => performance.now()): Typeahead {
  let typed = ''
  let lastMs = -resetMs
  return (key, current, titles) => {
    typed = now() - lastMs >= resetMs ? key : typed + key
    lastMs = now()
    const isOneKeyRepeated = typed === key.repeat(typed.length)
    const search = (isOneKeyRepeated ? key : typed).toLowerCase()
    // A first letter moves on from where the focus is; more letters may stay there.
    const first = current + (search.length === 1 ? 1 : 0)
    for (let step = 0; step < titles.length; step += 1) {
      const index = (Math.max(first, 0) + step) % titles.length
      if (titles[index]?.toLowerCase().startsWith(search) === true) return index
    }
    return null
  }
}
