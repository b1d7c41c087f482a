import type { ActivityLine } from '../analysis/analysis-schema.ts'
import { findActivityDate } from '../factors/choose-edition.ts'
import type { Situation, WorkOutContext } from './choice.ts'
import { findPlace, findPlaceOfLine } from './find-place.ts'

/** The situation of one line on a document. */
export function situationOf(line: ActivityLine, context: WorkOutContext): Situation {
  return {
    line,
    place: findPlaceOfLine(findPlace(context), line.unit),
    date: findActivityDate(line.details?.date ?? null, line.period, context.period, context.issueDate),
    documentType: context.documentType,
  }
}
