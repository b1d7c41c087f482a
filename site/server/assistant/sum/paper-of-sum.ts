import { createHash } from 'node:crypto'
import type { Activity, Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { typedReason } from '@doublerule/carbon/analysis/document-type-name.ts'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { noFields } from '@doublerule/carbon/analysis/no-fields.ts'
import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { calculate, type Calculated } from '@doublerule/carbon/calculator/calculate.ts'
import { placeName } from '@doublerule/carbon/regions/place-name.ts'
import { countryOf } from '@doublerule/carbon/regions/place-names.ts'
import { workOutActivities } from '@doublerule/carbon/work-out/work-out-activities.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import type { SumPaper } from '#shared/working-answers.ts'
import { describeActivity, describeLeftOut, describeProblem } from './describe-activity.ts'

type Worked = Extract<Calculated, { ok: true }>
type Place = NonNullable<Analysis['place']>

const because = 'you said so'

/**
 * The working paper of a typed sum: its lines in words are the document, so that the desk shows, corrects, keeps and
 * exports it like any other. Null where no line could be worked out.
 */
export function paperOfSum(asked: readonly AskedActivity[]): SumPaper | null {
  const { lines, totals } = calculate(asked)
  const worked = lines.filter((line) => line.ok)
  const [first] = worked
  if (first === undefined) return null
  const activities = worked.map((line, at): Activity => {
    const evidence = { page: 1, text: describeActivity(line.asked), box: null, cell: `line ${at + 1}` }
    return { ...line.activity, evidence }
  })
  const text = activities.map(({ evidence }) => evidence.text).join('\n')
  const others = activities.length === 1 ? '' : ` and ${activities.length - 1} more`
  const place = sharedPlace(worked)
  return {
    analysis: {
      analysisVersion: '1',
      engine: engineVersion,
      document: {
        sha256: createHash('sha256').update(text).digest('hex'),
        fileName: `${describeActivity(first.asked)}${others}.txt`,
        mediaType: 'text/plain',
        pages: 1,
        type: 'other',
        typeConfidence: '1',
        typeReasons: [typedReason],
        language: null,
        country: place === null ? null : countryOf(place.region),
        readBy: 'structured',
      },
      ...noFields,
      place,
      activities,
      questions: worked.flatMap(({ worked: { questions }, activity }) =>
        questions.map((question) => ({ ...question, id: `q-${activity.id}` })),
      ),
      checks: [],
      totals,
      factors: Object.fromEntries(worked.flatMap((line) => Object.entries(line.worked.factors))),
      problems: [
        ...worked.flatMap((line) => line.worked.problems),
        ...worked.flatMap(({ asked }) => describeLeftOut(asked).map((text) => ({ code: 'left_out', text }))),
        ...lines.flatMap((line) =>
          line.ok ? [] : [{ code: line.problem.code, text: describeProblem(line.asked, line.problem) }],
        ),
      ],
    },
    corrections: place === null ? worked.flatMap(placeOfLine) : [],
  }
}

/** The one place of the sum, where every line comes out under it as it did; null where lines are of several places. */
function sharedPlace(worked: readonly Worked[]): Place | null {
  const regions = [...new Set(worked.flatMap(({ asked: { region } }) => region ?? []))]
  const [region] = regions
  if (region === undefined || regions.length > 1) return null
  const place: Place = { region, because, evidence: null }
  const under = workOutActivities(
    worked.map(({ activity }) => activity),
    {
      region: place,
      period: null,
      issueDate: null,
      country: countryOf(region),
      documentType: 'other',
      currency: null,
    },
  )
  const isSame = worked.every(
    ({ activity }, at) =>
      JSON.stringify(under.activities[at]?.emissions) === JSON.stringify(activity.emissions),
  )
  return isSame ? place : null
}

/** Where lines are of several places, each holds its own, so that a changed line is worked out where it was. */
function placeOfLine({ asked: { region }, activity }: Worked): Correction[] {
  if (region === null) return []
  const reason = `${placeName(region)}: ${because}`
  return [{ type: 'place', id: `place-${activity.id}`, paper: 0, reason, activity: activity.id, region }]
}
