import { useQuery } from '#app/queries/use-query.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { OptionSwitch } from '#app/ui/option-switch.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TickKey } from '#app/ui/tick-key.tsx'
import { ChooseBill } from '#app/desk/choose-bill.tsx'
import { deskPath } from '#app/desk/desk-path.ts'
import { SpecimenDocumentView } from './specimen-document-view.tsx'
import { startDemo } from './start-demo.ts'
import { specimenQuery } from './specimen-query.ts'
import { stepTitles, type SpecimenId } from './specimen-sheet.ts'
import { StepStrip } from './step-strip.tsx'
import { WorkingPaper } from './working-paper.tsx'
import './working.css'

/** Drawn only once a step is chosen, so its code comes then. */
const LeaderLine = lazy(async () => ({ default: (await import('#app/ui/leader-line.tsx')).LeaderLine }))

const lastStep = stepTitles.length

const specimens = [
  { value: 'electricity', label: 'Electricity bill' },
  { value: 'diesel', label: 'Fuel docket' },
  { value: 'concrete', label: 'Concrete invoice' },
] as const satisfies readonly { value: SpecimenId; label: string }[]

const sides = [
  { value: 'paper', label: 'Paper' },
  { value: 'document', label: 'Document' },
] as const

type Choice = { id: SpecimenId; option: string | null; before: string | null }

/** Whoever points at the paper or tabs into it is about to change something. */
function warmSpecimens(): void {
  void import('./open-specimen.ts').catch(() => undefined)
}

/**
 * A specimen document beside its working paper; six steps carry it from one to the other. The stylesheet plays the last
 * three once, in the served page too, until somebody uses a control.
 */
export function ShowWorking() {
  const [choice, setChoice] = useState<Choice>({ id: 'electricity', option: null, before: null })
  const [done, setDone] = useState<number>(lastStep)
  const [lineStep, setLineStep] = useState<number | null>(null)
  const [spoken, setSpoken] = useState('')
  const [side, setSide] = useState<'paper' | 'document'>('paper')
  const frame = useRef<HTMLDivElement>(null)
  const [isPlaying, setIsPlaying] = useState(true)
  const { data: sheet } = useQuery(specimenQuery(choice.id, choice.option, choice.before), {
    keepsPrevious: true,
  })
  if (sheet === undefined) return <Skeleton label="Opening the specimen" rows={16} />

  function goToStep(step: number) {
    setIsPlaying(false)
    setDone(step)
    setLineStep(step)
    const entry = sheet?.entries.find((each) => each.step === step)
    if (entry !== undefined) setSpoken(`${stepTitles[step - 1] ?? ''}: ${entry.title}.`)
  }

  function emptyThePaper() {
    setIsPlaying(false)
    setDone(0)
    setLineStep(null)
    setSpoken('The working paper is empty.')
  }

  function chooseSpecimen(id: SpecimenId) {
    setIsPlaying(false)
    setDone(lastStep)
    setChoice({ id, option: null, before: null })
    setLineStep(null)
  }

  /** What comes back from behind the other side would play again. */
  function chooseSide(next: 'paper' | 'document') {
    setIsPlaying(false)
    setSide(next)
  }

  const comparison = sheet.total.comparison
  return (
    <div>
      <div
        className="working-grid"
        data-side={side}
        data-playing={isPlaying}
        ref={frame}
        onPointerEnter={warmSpecimens}
        onFocus={warmSpecimens}
      >
        <div className="working-choice">
          <OptionSwitch
            className="working-picker screen-only no-script:hidden"
            legend="Specimen"
            options={specimens}
            value={choice.id}
            onChange={chooseSpecimen}
          />
          <ChooseBill hint="or drop a bill anywhere on this page" />
        </div>
        <div className="working-document">
          <SpecimenDocumentView document={sheet.document} done={done} />
        </div>
        <div className="working-right">
          <div className="working-steps">
            <StepStrip steps={sheet.steps} done={done} onStep={goToStep} />
            <div className="working-controls screen-only no-script:hidden">
              <OptionSwitch
                className="working-sides"
                legend="Show"
                options={sides}
                value={side}
                onChange={chooseSide}
              />
              {done > 0 && done < lastStep && (
                <Button look="quiet" size="small" onClick={emptyThePaper}>
                  Start again
                </Button>
              )}
              <Button size="small" onClick={() => (done === lastStep ? emptyThePaper() : goToStep(done + 1))}>
                {done === lastStep ? 'Start again' : 'Next step'}
              </Button>
            </div>
          </div>
          <WorkingPaper
            sheet={sheet}
            option={choice.option ?? sheet.option}
            done={done}
            onOption={(option) => {
              setIsPlaying(false)
              setChoice({ id: choice.id, option, before: sheet.option })
              setDone(lastStep)
              setLineStep(4)
            }}
          />
          <p className="screen-only flex flex-wrap items-center gap-x-4 no-script:hidden">
            <Button look="quiet" size="small" className="-ms-3" onClick={() => void startDemo(choice.id)}>
              Send this specimen to the assistant
            </Button>
            <TextLink href={deskPath} className="py-2.5 text-sm font-semibold max-md:hidden">
              Open the desk
            </TextLink>
          </p>
          <TickKey className="mt-4" />
        </div>
        {lineStep !== null && (
          <Suspense>
            <LeaderLine
              frame={frame}
              from={`[data-region="${lineStep}"]`}
              to={`[data-entry="${lineStep}"]`}
            />
          </Suspense>
        )}
      </div>
      <output className="sr-only">
        {comparison === null
          ? spoken
          : `Total ${sheet.total.tonnes.text}; ${comparison.label} was ${comparison.was}, ${comparison.difference}.`}
      </output>
    </div>
  )
}
