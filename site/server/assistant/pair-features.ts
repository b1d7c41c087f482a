import type { PassageWords, Wording } from './passage-words.ts'

/** What is known of a question and a passage, in numbers from 0 to 1; weights for them are fitted in `site/fit`. */
export const pairFeatures = [
  // How much of the question the passage holds, by rarity, and against the passage that holds most.
  'held',
  'held of most',
  'keywords of most',
  // How like the question is to the closest way of asking, to the three closest, and to the closest that asks who, when or how too.
  'closest',
  'closest three',
  'closest three of most',
  'closest of its head',
  // How much of the question one way of asking covers; idle words and their order.
  'covered',
  'wording',
  'order',
  'side',
  'special',
] as const

export type AskedQuestion = Wording & {
  rarityOf: (stem: string) => number
  /** How likely it is about the product, 0 to 1. */
  ownness: number
}

const closestWays = 3

/** A row of features for each passage that a question may mean; some compare it with the others. */
export function describePairs(asked: AskedQuestion, passages: readonly PassageWords[]): Float32Array[] {
  const rows = passages.map((passage) => describe(asked, passage))
  const most = (of: (row: (typeof rows)[number]) => number) => Math.max(...rows.map(of)) || 1
  const mostHeld = most(({ held }) => held)
  const mostKeywords = most(({ keywords }) => keywords)
  const mostThree = most(({ three }) => three)
  return rows.map((row) =>
    Float32Array.from([
      row.held,
      row.held / mostHeld,
      row.keywords / mostKeywords,
      row.closest,
      row.three,
      row.three / mostThree,
      row.ofHead,
      row.covered,
      row.wording,
      row.order,
      row.side,
      row.isSpecial ? 1 : 0,
    ]),
  )
}

function describe(asked: AskedQuestion, { ways, all, keywords, isOwn, isSpecial }: PassageWords) {
  const { stems, words, pairs, head, rarityOf, ownness } = asked
  const weightOf = (some: Iterable<string>) => [...some].reduce((sum, stem) => sum + rarityOf(stem), 0)
  const own = weightOf(stems) || 1
  const alike = ways.map((way) => {
    const shared = weightOf(common(stems, way.stems))
    const wordsShared = common(words, way.words).length
    return {
      dice: (2 * shared) / (own + weightOf(way.stems)),
      covered: shared / own,
      isOfHead: head !== null && way.head === head,
      wording: wordsShared / (words.size + way.words.size - wordsShared || 1),
      order: common(pairs, way.pairs).length / Math.max(1, pairs.size),
    }
  })
  const dices = alike.map(({ dice }) => dice).toSorted((one, other) => other - one)
  return {
    held: weightOf(common(stems, all)) / own,
    keywords: weightOf(common(stems, keywords)) / own,
    closest: dices[0] ?? 0,
    three: dices.slice(0, closestWays).reduce((sum, dice) => sum + dice, 0) / closestWays,
    ofHead: Math.max(0, ...alike.filter(({ isOfHead }) => isOfHead).map(({ dice }) => dice)),
    covered: Math.max(...alike.map(({ covered }) => covered)),
    wording: Math.max(...alike.map(({ wording }) => wording)),
    order: Math.max(...alike.map(({ order }) => order)),
    side: (isOwn ? ownness : 1 - ownness) - 0.5,
    isSpecial,
  }
}

function common(some: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...some].filter((one) => others.has(one))
}
