/** Words and pairs of words seen less often than this say nothing. */
const leastSeen = 3
/** Neighbouring words say much of the same twice: the odds are not to be taken at their word. */
const temper = 4

/**
 * How likely a question is about the product ("can I … here", "do you …") and not about the world, from 0 to 1:
 * naive Bayes over all words and pairs of words, the light ones too, of the ways of asking for passages that stand on
 * pages of ours and on those of others.
 */
export function openOwnOrWorld(
  passages: readonly { isOwn: boolean; asked: readonly (readonly string[])[] }[],
): (words: readonly string[]) => number {
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
  const weightOf = (sign: string) => {
    const counts = seen.get(sign)
    if (counts === undefined || counts.own + counts.world < leastSeen) return 0
    return Math.log((counts.own + 0.5) / (total.own + 1)) - Math.log((counts.world + 0.5) / (total.world + 1))
  }
  return (words) => {
    const odds = [...signsOf(words)].reduce((sum, sign) => sum + weightOf(sign), 0)
    return 1 / (1 + Math.exp(-odds / temper))
  }
}

export function isOwn(path: string): boolean {
  return path.startsWith('/')
}

function signsOf(words: readonly string[]): Set<string> {
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`), `^${words[0]}`])
}
