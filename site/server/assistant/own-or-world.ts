/** Words and pairs of words seen less often than this say nothing. */
const leastSeen = 3
/** Neighbouring words say much of the same twice: the odds are not to be taken at their word. */
const temper = 4

/** How often each sign stands in ways of asking for passages on pages of ours and on those of others. */
export type SignCounts = {
  own: number
  world: number
  seen: readonly (readonly [sign: string, own: number, world: number])[]
}

export function countSigns(
  passages: readonly { isOwn: boolean; asked: readonly (readonly string[])[] }[],
): SignCounts {
  const seen = new Map<string, { own: number; world: number }>()
  const total = { own: 0, world: 0 }
  for (const passage of passages) {
    const side = passage.isOwn ? 'own' : 'world'
    for (const words of passage.asked) {
      total[side] += 1
      for (const sign of signsOf(words)) {
        const counts = seen.get(sign) ?? { own: 0, world: 0 }
        counts[side] += 1
        seen.set(sign, counts)
      }
    }
  }
  const often = [...seen].filter(([, { own, world }]) => own + world >= leastSeen)
  return { ...total, seen: often.map(([sign, { own, world }]) => [sign, own, world]) }
}

/**
 * How likely a question is about the product ("can I … here", "do you …") and not about the world, from 0 to 1:
 * naive Bayes over all words and pairs of words, the light ones too, of the ways of asking for passages that stand on
 * pages of ours and on those of others.
 */
export function openOwnOrWorld(counts: SignCounts): (words: readonly string[]) => number {
  const weights = new Map(
    counts.seen.map(([sign, own, world]) => [
      sign,
      Math.log((own + 0.5) / (counts.own + 1)) - Math.log((world + 0.5) / (counts.world + 1)),
    ]),
  )
  return (words) => {
    const odds = [...signsOf(words)].reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0)
    return 1 / (1 + Math.exp(-odds / temper))
  }
}

export function isOwn(path: string): boolean {
  return path.startsWith('/')
}

function signsOf(words: readonly string[]): Set<string> {
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`), `^${words[0]}`])
}
