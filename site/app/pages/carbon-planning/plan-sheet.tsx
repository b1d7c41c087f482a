import { decimal, dividedBy, roundTo, sumOf, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { Co2 } from '#app/ui/co2.tsx'
import { formatDollarChange, formatTonnesChange } from './format-change.ts'
import '#app/ui/quota-bar.css'

type Action = { name: string; type: string; isDone: boolean; changeKg: Decimal; changeDollars: Decimal }

const baselineKg = decimal('1240000')
const targetPercent = decimal('30')
const actions: readonly Action[] = [
  {
    name: 'Site huts on grid power in place of generators',
    type: 'Energy',
    isDone: true,
    changeKg: '-96000',
    changeDollars: '-41000',
  },
  {
    name: 'Concrete with 40% of the cement replaced',
    type: 'Material',
    isDone: true,
    changeKg: '-61000',
    changeDollars: '5200',
  },
  {
    name: 'Renewable diesel in the two largest excavators',
    type: 'Fuel',
    isDone: false,
    changeKg: '-148000',
    changeDollars: '73000',
  },
  {
    name: 'Idle shut-off on loaders and trucks',
    type: 'Operation',
    isDone: false,
    changeKg: '-67000',
    changeDollars: '-28500',
  },
]

const targetKg = dividedBy(times(baselineKg, targetPercent), decimal('100'))
const doneKg = times(sumOf(actions.filter((action) => action.isDone).map((action) => action.changeKg)), '-1')
const progressPercent = roundTo(dividedBy(times(doneKg, decimal('100')), targetKg), 0)

/** A specimen plan: target, progress and actions, with totals and progress worked out from the rows. */
export function PlanSheet() {
  return (
    <figure className="sheet p-4 sm:p-6" aria-label="Specimen carbon plan">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-rule-strong pb-3">
        <h3 className="type-subheading">Rail depot, stage 2</h3>
        <p className="text-sm text-ink-2">Business unit: Northern Projects</p>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-3">
        <Fact name="Baseline" value={`${groupDigits(roundTo(dividedBy(baselineKg, '1000'), 0))} t`} />
        <Fact
          name="Target"
          value={`−${targetPercent}% (−${groupDigits(roundTo(dividedBy(targetKg, '1000'), 0))} t)`}
        />
        <Fact name="Progress" value={`${progressPercent}% of target`} />
      </dl>
      <meter
        className="quota-bar"
        min={0}
        max={100}
        value={Number(progressPercent)}
        aria-label="Progress to target"
      >
        {progressPercent}%
      </meter>
      <div className="mt-6">
        <table className="ledger" data-rows="double" data-narrow="stack">
          <caption>Actions, change per year against the baseline</caption>
          <thead>
            <tr>
              <th scope="col" className="ps-10!">
                Action
              </th>
              <th scope="col">Type</th>
              <th scope="col" className="figure">
                t <Co2 equivalent />
              </th>
              <th scope="col" className="figure">
                Cost
              </th>
            </tr>
          </thead>
          <tbody>
            {actions.map(({ name, type, isDone, changeKg, changeDollars }) => (
              <tr key={name}>
                <th scope="row">
                  <div className="flex gap-2">
                    <span className="max-sm:empty:hidden sm:w-5">{isDone && <TickMark name="traced" />}</span>
                    {name}
                  </div>
                </th>
                <td data-label="Type">{type}</td>
                <td className="figure" data-label="Tonnes">
                  {formatTonnesChange(changeKg, 1)}
                </td>
                <td className="figure" data-label="Cost">
                  {formatDollarChange(changeDollars)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="total">
              <th scope="row" colSpan={2}>
                All actions
              </th>
              <td className="figure" data-label="Tonnes">
                {formatTonnesChange(sumOf(actions.map((action) => action.changeKg)), 1)}
              </td>
              <td className="figure" data-label="Cost">
                {formatDollarChange(sumOf(actions.map((action) => action.changeDollars)))}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <figcaption className="type-caption mt-3">
        Illustrative plan. A tick marks an action whose evidence has been traced; progress counts those only.
      </figcaption>
    </figure>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="type-column text-ink-3">{name}</dt>
      <dd className="text-lg tabular-nums">{value}</dd>
    </div>
  )
}
