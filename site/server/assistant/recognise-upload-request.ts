import type { Passage } from '#server/knowledge/passage.ts'
import type { Interpretation, Question } from './interpretation.ts'

const asksToRead =
  /(?<!\bhow (?:do|can|should|to) (?:i |we |you )?)\b(look at|read|check|analy[sz]e|process|scan|review|go through|work out) (my|our|this|a|an|one of my|one of our) (\w+ ){0,2}(bill|invoice|receipt|docket|document|file|statement)\b/

/** Files that are not read have answers of their own. */
const namesOtherFile = /\b(?:zip|rar|heic|xls|google sheets?)\b/

/** "Please look at my gas bill" before any file is there: how to attach one. */
export function recogniseUploadRequest(
  question: Question,
  findPassage: (id: string) => Passage | undefined,
): Interpretation | null {
  const passage =
    asksToRead.test(question.words.join(' ')) && !namesOtherFile.test(question.text)
      ? findPassage('demo.upload')
      : undefined
  return passage === undefined ? null : { kind: 'passage', passage, also: null }
}
