import { Fragment } from 'react'
import { Co2 } from '#app/ui/co2.tsx'
import { OptionSwitch } from '#app/ui/option-switch.tsx'
import { TickMark, type TickMarkName } from '#app/ui/tick-mark.tsx'
import { letterOf } from './specimen-document-view.tsx'
import { SettlingFigure } from './settling-figure.tsx'
import type { PaperEntry, SpecimenSheet } from './specimen-sheet.ts'

type WorkingPaperProps = {
  sheet: SpecimenSheet
  /** The option chosen; the sheet follows as soon as it is worked out. */
  option: string | null
  /** Steps done so far; entries of later steps are blank rows. */
  done: number
  onOption: (option: string) => void
}

/** The ledger that the six steps fill. Without JavaScript it stands filled. */
export function WorkingPaper({ sheet, option, done, onOption }: WorkingPaperProps) {
  const { entries, total, optionSwitch } = sheet
  return (
    <div className="working-paper sheet">
      <table className="ledger working-table">
        <caption className="sr-only">
          Working paper for {sheet.document.fileName}, a specimen: each entry with its letter on the document
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Letter</span>
            </th>
            <th scope="col">Entry and working</th>
            <th scope="col">
              <span className="sr-only">Marks</span>
            </th>
            <th scope="col" className="figure">
              kg <Co2 equivalent />
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.title.split(',')[0]}
              entry={entry}
              isFirstOfStep={entries[index - 1]?.step !== entry.step}
              isBlank={entry.step > done}
            />
          ))}
        </tbody>
        <tfoot data-blank={done < 6} data-step={6}>
          <tr className="total">
            <th scope="row" colSpan={2}>
              <div className="entry">
                {total.title}
                <span className="working-line">{total.working}</span>
                {total.comparison !== null && (
                  <span className="working-line">
                    {total.comparison.label} was <del>{total.comparison.was}</del>,{' '}
                    <ins className="no-underline">{total.comparison.difference}</ins>
                  </span>
                )}
              </div>
            </th>
            <Marks names={total.marks} />
            <td className="figure">
              <div className="entry">
                <SettlingFigure figure={total.tonnes} className="working-total" />
              </div>
            </td>
          </tr>
        </tfoot>
      </table>
      {optionSwitch !== null && option !== null && (
        <OptionSwitch
          className="screen-only no-script:hidden"
          legend={optionSwitch.legend}
          options={optionSwitch.options}
          value={option}
          onChange={onOption}
        />
      )}
    </div>
  )
}

type EntryRowProps = { entry: PaperEntry; isFirstOfStep: boolean; isBlank: boolean }

function EntryRow({ entry, isFirstOfStep, isBlank }: EntryRowProps) {
  return (
    <tr
      data-entry={isFirstOfStep ? entry.step : undefined}
      data-blank={isBlank}
      data-early={entry.step < 3}
      data-step={entry.step}
    >
      <td className="reference">{isFirstOfStep && letterOf(entry.step)}</td>
      <th scope="row">
        <div className="entry">
          {entry.title}
          <span className="working-line">
            {entry.working.map((part, index) => (
              <Fragment key={index}>
                {typeof part === 'string' ? part : <SettlingFigure figure={part} />}
              </Fragment>
            ))}
          </span>
        </div>
      </th>
      <Marks names={entry.marks} />
      <td className="figure">
        <div className="entry">{entry.kg !== null && <SettlingFigure figure={entry.kg} />}</div>
      </td>
    </tr>
  )
}

function Marks({ names }: { names: readonly TickMarkName[] }) {
  return (
    <td className="working-marks">
      <div className="entry">
        {names.map((name) => (
          <TickMark key={name} name={name} />
        ))}
      </div>
    </td>
  )
}
