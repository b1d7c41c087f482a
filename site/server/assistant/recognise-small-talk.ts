import { z } from 'zod'
import type { Interpretation, Question } from './interpretation.ts'
import table from './small-talk.json' with { type: 'json' }

const mostWords = 12
const kind = z.enum(['greeting', 'thanks', 'goodbye', 'affirmation', 'complaint'])
const read = z
  .object({
    fillers: z.string().transform((text) => new Set(text.split(' '))),
    kinds: z.array(z.tuple([kind, z.string().transform((text) => text.split(', '))])),
  })
  .parse(table)
/** The longest first: "that's all" before "all". */
const allPhrases = read.kinds
  .flatMap(([, phrases]) => phrases)
  .toSorted((one, other) => other.length - one.length)

/** The usual tries of a chat field that have a word in common with the site. */
const elsewhere =
  /^(what time is it|what('s| is) the (time|date|weather)( .*)?|what day is (it|today)|tell me a joke|what('s| is) \d+ (times|plus|minus|x|divided by) \d+|(write|tell|sing|compose) (me |us )?an? (\w+ )?(poem|limerick|haiku|song|rap|joke|story|essay)( .*)?)( now| today)?$/

/** Greetings, thanks and the like, only where they are the whole message. */
export function recogniseSmallTalk({ text }: Question): Interpretation | null {
  const words = text.match(/[a-z0-9']+/g) ?? []
  const bare = words.join(' ')
  if (elsewhere.test(bare)) return { kind: 'unknown', nearest: [] }
  if (words.length === 0 || words.length > mostWords) return null
  const about = read.kinds.find(([name, phrases]) => {
    if (without(bare, phrases) === bare) return false
    const left = without(bare, allPhrases).split(' ').filter(Boolean)
    return left.every((word) => name !== 'affirmation' && read.fillers.has(word))
  })?.[0]
  return about === undefined ? null : { kind: 'small-talk', about }
}

function without(text: string, phrases: readonly string[]): string {
  return phrases.reduce((rest, phrase) => ` ${rest} `.replaceAll(` ${phrase} `, ' ').trim(), text)
}
