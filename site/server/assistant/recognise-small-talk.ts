import type { Interpretation, Question, SmallTalk } from './interpretation.ts'

const patterns: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'greeting',
    /^(hi|hello|hey|hiya|howdy|yo|greetings|g'?day( mate)?|good (morning|afternoon|evening|day))( there| all| team| mate| everyone)?$/,
  ],
  [
    'greeting',
    /^((hi|hello|hey)[ ,!]*)?(how are you|how's it going|how are things|what's up|how do you do)( today)?$/,
  ],
  [
    'thanks',
    /^((ok(ay)?|great|perfect|cool|nice|awesome|lovely|many) )*(thanks?|thank you|thx|ty|cheers|ta|much appreciated)( (a lot|so much|very much|mate|again|heaps|for (your|the) help|for that))*$/,
  ],
  [
    'goodbye',
    /^((ok|thanks|thank you|cheers|great) )?(bye|goodbye|bye bye|see (you|ya)( later)?|that'?s all|that is all|that'?s it|no (more )?questions|nothing else|no thanks|no thank you|have a (good|nice|great) (day|one|evening|weekend))( (thanks|thank you|cheers|for now|for today|mate))*$/,
  ],
  [
    'affirmation',
    /^(ok(ay)?|great|cool|nice|perfect|got it|i see|sounds good|awesome|good|wow|yes|yep|sure|no|nope|right|understood|fair enough)$/,
  ],
]

/** A visitor who is cross says so in few words, about the assistant or its answer. */
const complaint =
  /^(no[, ]+)?((you|this|that|it)( bot| thing| assistant| answer)?('re| are| is|'s| was)? (so |a |an |just |really |totally |completely |absolutely |very |pretty |bloody )*(useless|stupid|dumb|rubbish|terrible|awful|hopeless|annoying|bad|crap|shit|wrong|not helpful|unhelpful|no help|not (what i (asked|meant)|right|correct|an answer))( bot| assistant| answer| thing)?|(that|this) (does not|doesn't|didn't|did not) (help|answer)( me| my question| that)?|wrong( answer)?|you (didn't|did not|haven't|have not) answer(ed)?( me| my question| that)?|you (gave|are giving|keep giving) (me|us) (the |a )?(wrong|bad|silly|same) answers?)$/

/** The usual tries of a chat field that have a word in common with the site. */
const elsewhere =
  /^(what time is it|what('s| is) the (time|date|weather)( .*)?|what day is (it|today)|tell me a joke)( now| today)?$/

/** Greetings, thanks and the like, only where they are the whole message. */
export function recogniseSmallTalk(question: Question): Interpretation | null {
  const bare = question.text
    .replace(/[!.?,;:)(]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (elsewhere.test(bare)) return { kind: 'unknown', nearest: [] }
  if (complaint.test(bare)) return { kind: 'small-talk', about: 'complaint' }
  const match = patterns.find(([, pattern]) => pattern.test(bare))
  return match === undefined ? null : { kind: 'small-talk', about: match[0] }
}
