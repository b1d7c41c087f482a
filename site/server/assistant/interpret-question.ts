import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import { addAside } from './add-aside.ts'
import { carrySubject } from './carry-subject.ts'
import type { Context, Interpretation, Question } from './interpretation.ts'
import { narrowPost } from './narrow-post.ts'
import { nothingSaid } from './nothing-said.ts'
import { passageBehind } from './passage-behind.ts'
import { readQuestion } from './read-question.ts'
import { recogniseDocumentQuestion } from './recognise-document-question.ts'
import { recogniseForeign } from './recognise-language.ts'
import { recogniseHostile } from './recognise-hostile.ts'
import { recogniseNextOnLadder } from './recognise-next-on-ladder.ts'
import { recogniseOrdinal } from './recognise-ordinal.ts'
import { recognisePassageQuestion } from './recognise-passage-question.ts'
import { recognisePlanQuestion } from './recognise-plan-question.ts'
import { recognisePriceQuestion } from './recognise-price-question.ts'
import { recogniseSeveral } from './recognise-several.ts'
import { recogniseSmallTalk } from './recognise-small-talk.ts'
import { recogniseThreshold } from './recognise-threshold.ts'
import { recogniseUnfitCount } from './recognise-unfit-count.ts'
import { recogniseUploadRequest } from './recognise-upload-request.ts'
import { sitePassages } from './site-passages.ts'
import { sumBefore } from './sum/change-sum.ts'
import { recogniseReason } from './sum/recognise-reason.ts'
import { recogniseScope } from './sum/recognise-scope.ts'
import { asksMeaning, recogniseSum } from './sum/recognise-sum.ts'
import { withoutVerdict } from './without-verdict.ts'

const { index, byId } = sitePassages

/** Reads a question in the light of the ones before it. Rules that are sure come first; passages last. */
export function interpretQuestion(raw: string, context: Context): Interpretation {
  const question = readQuestion(raw)
  return (
    recogniseHostile(question) ??
    recogniseForeign(question, (asked) => recogniseSum(asked, nothingSaid, () => true)) ??
    recogniseSeveral(question, context, interpretOne) ??
    interpretPost(question, context) ??
    interpretOne(question, context)
  )
}

/** What a post asks, without the figures that it tells on the way; null where it is none, or its question alone is not understood. */
function interpretPost({ raw }: Question, context: Context): Interpretation | null {
  const post = narrowPost(raw)
  if (post === null || post.text === raw) return null
  const found = interpretOne(readQuestion(post.text), context)
  return found.kind === 'unknown' || (found.kind === 'unsure' && !post.isSum) ? null : found
}

/** From this score a passage is what was asked, and the question is no continuation of the one before. */
const answeredBySite = 0.3

/** "and in Tasmania?", "what about petrol?", "double that", or a word or two. */
function opensAsContinuation({ text, words }: Question): boolean {
  return (
    words.length <= 2 ||
    /^(and|but|so|also|or|then|now|same|what about|how about|what if|what would|for|in|with|on|by|if|make|instead)\b/.test(
      text,
    ) ||
    /\b(that|this|it)\b/.test(text)
  )
}

function interpretOne(question: Question, context: Context): Interpretation {
  const { last } = context
  const siteScore = () => index.search(question.words, 1)[0]?.score ?? 0
  const standsAlone = () =>
    !opensAsContinuation(question) && (siteScore() >= answeredBySite || index.isStrange(question.words))
  return (
    recogniseSmallTalk(question) ??
    recogniseOrdinal(question, context, byId) ??
    recogniseDocumentQuestion(question, context, siteScore, byId('reading.correct-value')) ??
    recogniseThreshold(question, last) ??
    addAside(recogniseSum(question, context, standsAlone), question) ??
    recogniseReason(last, question, passageBehind(last)) ??
    recogniseNextOnLadder(question, last, byId) ??
    recogniseUnfitCount(question, last) ??
    recognisePlanQuestion(question, last, standsAlone) ??
    recogniseUploadRequest(question, byId) ??
    recognisePriceQuestion(question, byId) ??
    orScope(question, last) ??
    fitText(
      orLeftSum(
        carrySubject(
          recognisePassageQuestion(question, passageBehind(last), index),
          question,
          context,
          index,
        ),
        question,
      ),
      question,
    )
  )
}

const mostWordsAboutSum = 5

const scopeStem = /^(?:scope|categor)/

/** The scope of a thing, where no passage is about its scope: one that holds the thing alone is not. */
function orScope(question: Question, last: Interpretation | null): Interpretation | null {
  const isShort = sumBefore(last) !== null && question.words.length <= mostWordsAboutSum
  const [best] = index.search(question.words, 1)
  const isOfScope =
    best !== undefined && best.score >= answeredBySite && [...best.held].some((stem) => scopeStem.test(stem))
  return isOfScope && !isShort ? null : recogniseScope(question, last)
}

/** Amounts that no passage is about are a sum after all: what is missing is asked for, rather than not known. */
function orLeftSum(found: Interpretation, { raw, text }: Question): Interpretation {
  if ((found.kind !== 'unknown' && found.kind !== 'unsure') || asksMeaning.test(text)) return found
  const { activities } = readActivities(raw)
  const isLeft = activities.some(({ kind, unit, thing, multipliers }) =>
    found.kind === 'unknown'
      ? unit !== null || thing !== null
      : unit !== null && (kind !== null || multipliers.length > 0),
  )
  return isLeft ? { kind: 'sum', activities } : found
}

const opensWithHead = /^(?:(?:and|so|but|ok|hi|hello|then)\b\W*)*(?:what|which|who|when|where|why|how)\b/

/**
 * "What …?" has no yes or no for an answer: a passage that opens with one gives the rest of it. What answers late in a
 * passage is told first.
 */
function fitText(found: Interpretation, { text, words }: Question): Interpretation {
  if (found.kind !== 'passage' && found.kind !== 'unsure') return found
  const { passage } = found
  const fit = opensWithHead.test(text) ? { ...passage, text: withoutVerdict(passage.text) } : passage
  return { ...found, passage: { ...fit, text: index.led(fit, words) } }
}
