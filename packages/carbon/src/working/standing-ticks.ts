import { longestState, type ReviewTickName } from './review-ticks.ts'
import type { PaperActivity } from './worked-paper.ts'
import type { ReviewTick } from './working-schema.ts'

/** A reviewer's tick on a line, and whether the line still is as it was when it was ticked. */
export type LineTick = { name: ReviewTickName; isStanding: boolean }

type TickedLine = Pick<PaperActivity, 'activity' | 'state'>

/** What a reviewer ticks: the line with its quantity, kind, day and every figure. Undoing a change gives it back. */
export function tickedState({ activity, state }: TickedLine): string {
  const { kind, quantity, unit, details, emissions } = activity
  const figures = emissions.map(
    ({ factor, kgCO2e, counted }) => `${factor} ${kgCO2e}${counted ? '' : ' memo'}`,
  )
  return [
    `${quantity} ${unit ?? ''}`,
    kind,
    details?.date ?? '',
    state === 'struck' ? 'struck' : '',
    ...figures,
  ]
    .join('; ')
    .slice(0, longestState)
}

/** Ticks of before states were kept stand while the line is as it was read. */
function isOfState(tick: ReviewTick, line: TickedLine): boolean {
  return tick.state === undefined ? line.state === 'read' : tick.state === tickedState(line)
}

/** The ticks on one line of one paper; of a name that was ticked twice the standing one. */
export function ticksOnLine(ticks: readonly ReviewTick[], paper: number, line: TickedLine): LineTick[] {
  const byName = new Map<ReviewTickName, LineTick>()
  for (const tick of ticks) {
    if (tick.paper !== paper || tick.activity !== line.activity.id) continue
    const isStanding = isOfState(tick, line) || byName.get(tick.tick)?.isStanding === true
    byName.set(tick.tick, { name: tick.tick, isStanding })
  }
  return [...byName.values()]
}

/** Sets a tick on the line as it is, or takes it off where it stands; one of an earlier state is set anew. */
export function toggleTick(
  ticks: readonly ReviewTick[],
  paper: number,
  line: TickedLine,
  name: ReviewTickName,
): ReviewTick[] {
  const activity = line.activity.id
  const others = ticks.filter(
    (tick) => tick.paper !== paper || tick.activity !== activity || tick.tick !== name,
  )
  const stood = ticksOnLine(ticks, paper, line).some((tick) => tick.name === name && tick.isStanding)
  return stood ? others : [...others, { paper, activity, tick: name, state: tickedState(line) }]
}

const tickWords: Readonly<Record<ReviewTickName, string>> = {
  traced: 'Traced',
  vouched: 'Vouched',
  recalculated: 'Recalculated',
}

/** "Traced", or "Traced, before the line was changed". */
export function describeTick({ name, isStanding }: LineTick): string {
  return isStanding ? tickWords[name] : `${tickWords[name]}, before the line was changed`
}
