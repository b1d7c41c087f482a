import { pages } from '#shared/answer-pages.ts'
import type { Passage } from '#server/knowledge/passage.ts'
import { composeDocumentAnswer } from './compose-document-answer.ts'
import { composePlanAnswer } from './compose-plan-answer.ts'
import { composeThresholdAnswer } from './compose-threshold-answer.ts'
import { composeSumAnswer } from './sum/compose-sum-answer.ts'
import type { Answer, Interpretation, SmallTalk, Told } from './interpretation.ts'
import { withoutVerdict } from './without-verdict.ts'

/** The words of an answer. Facts come from passages, the plan table and the carbon engine, nowhere else. */
export function composeAnswer(asked: Interpretation): Answer {
  switch (asked.kind) {
    case 'small-talk':
      return { paragraphs: [smallTalk[asked.about]], sources: [] }
    case 'refusal':
      return { paragraphs: [refusals[asked.because]], sources: [] }
    case 'document':
      return composeDocumentAnswer(asked)
    case 'passage':
      return composePassages(asked)
    case 'unsure':
      return {
        paragraphs: [
          `I don’t know for certain what you mean. The nearest I have is about ${asked.passage.topic}:`,
          asked.passage.text,
          ...offer(asked.others),
          `If that is not it, people can answer on the [contact page](${pages.contact.path}).`,
        ],
        sources: [asked.passage.page],
      }
    case 'several':
      return composeSeveral(asked.parts)
    case 'more':
      return {
        paragraphs: [`That is what I have in short about ${asked.passage.topic}. The page says more.`],
        sources: [asked.passage.page],
      }
    case 'sum':
    case 'factor':
    case 'state-comparison':
    case 'sum-period':
    case 'sum-part':
    case 'sum-extreme':
    case 'sum-reason':
    case 'sum-scope':
    case 'conversion':
    case 'ratio':
      return composeSumAnswer(asked)
    case 'foreign': {
      if (asked.sum === null) return { paragraphs: [asked.language.reply], sources: [] }
      const { paragraphs, sources } = composeAnswer(asked.sum)
      return { paragraphs: [asked.language.lead, ...paragraphs], sources }
    }
    case 'threshold':
      return composeThresholdAnswer(asked)
    case 'unknown':
      return { paragraphs: composeUnknown(asked.nearest), sources: [] }
    case 'plan':
    case 'plan-list':
    case 'plan-fit':
    case 'plan-unfit':
    case 'plan-feature':
    case 'plan-comparison':
    case 'plan-popular':
    case 'plan-edge':
      return composePlanAnswer(asked)
  }
}

function composeSeveral(parts: readonly Interpretation[]): Answer {
  const answers = parts.map(composeAnswer)
  const paths = new Map(answers.flatMap(({ sources }) => sources.map((page) => [page.path, page])))
  return {
    paragraphs: [...new Set(answers.flatMap(({ paragraphs }) => paragraphs))],
    sources: [...paths.values()],
  }
}

function composePassages({
  passage: first,
  also,
  near = [],
}: Extract<Interpretation, { kind: 'passage' }>): Answer {
  const whole = also === null ? [first] : [first, also]
  const pages = new Map(whole.map(({ page }) => [page.path, page]))
  // The yes or no of the second is one to another question.
  const second = also === null ? [] : [`On ${also.topic}: ${withoutVerdict(also.text)}`]
  return { paragraphs: [first.text, ...second, ...offer(near)], sources: [...pages.values()] }
}

/** What else may be meant, numbered on from the passage that is told. */
function offer(others: readonly Told[]): string[] {
  if (others.length === 0) return []
  const lines = others.map(
    ({ passage: { topic }, sentence }, at) =>
      `${at + 2}. ${topic}${sentence === null ? '' : `: ${sentence}`}`,
  )
  return [['Or did you mean one of these? Say its number.', ...lines].join('\n')]
}

const smallTalk: Record<SmallTalk, string> = {
  greeting:
    'Hello. Ask me how the platform works, about the plans, or what an amount of electricity or fuel emits. You can also attach a bill or receipt.',
  thanks: 'You are welcome. Ask on, or attach a document when you are ready.',
  goodbye: 'Goodbye. The conversation stays in this browser session until you reset it.',
  complaint:
    'I am sorry that I was no help. Please ask it in other words; people can answer on the [contact page](/contact).',
  affirmation: 'Good. What would you like to know next?',
}

const refusals = {
  instructions:
    'I only answer questions about the platform and about emissions, from the pages of this site and the carbon engine. I can’t take on other instructions.',
  fraud:
    'I can’t help to make figures say what they do not. A report to a regulator or an auditor has to be true, and the law has penalties for one that is not. If a figure looks wrong, I can show how it was worked out and where a correction goes.',
  secrets:
    'I can’t help with that. I know only the public pages of this site and the carbon engine, and nothing about other visitors or customers.',
}

function composeUnknown(nearest: readonly Passage[]): string[] {
  const sorry = `I don’t know: I found nothing about that on this site. People can answer on the [contact page](${pages.contact.path}).`
  const questions = nearest
    .flatMap((passage) => passage.questions.slice(0, 1))
    .map((question) => `“${question}”`)
  return questions.length === 0 ? [sorry] : [sorry, `Nearest to it, I can answer: ${questions.join(' ')}`]
}
