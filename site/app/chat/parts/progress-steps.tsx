import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { useEffect, useState } from 'react'
import { describeStep } from '../working/describe-step.ts'
import type { Turn } from '../conversation/chat-state.ts'

type UploadTurn = Extract<Turn, { phase: 'uploading' | 'analysing' }>

/** The pipeline as the product describes it. The browser measures the upload; the server tells of each of the others. */
const serverSteps = [
  { step: 'type', name: 'Document type detection' },
  { step: 'extraction', name: 'Specialised extraction' },
  { step: 'matching', name: 'Material matching' },
  { step: 'review', name: 'Verification and review' },
  { step: 'emissions', name: 'Emissions calculation' },
] as const

const patienceSeconds = 10

export function ProgressSteps({ turn, fileName }: { turn: UploadTurn; fileName: string }) {
  const isSent = turn.phase === 'analysing'
  const told = turn.phase === 'analysing' ? turn.steps : []
  const done = serverSteps.filter(({ step }) => told.some((one) => one.step === step)).length
  return (
    <div className="chat-progress">
      <ol>
        <li data-state={isSent ? 'done' : 'running'}>
          Upload
          {turn.phase === 'uploading' && (
            <UploadShare sentBytes={turn.sentBytes} totalBytes={turn.totalBytes} />
          )}
          {isSent && <span className="chat-progress-note">sent</span>}
        </li>
        {serverSteps.map(({ step, name }, index) => (
          <li
            key={step}
            data-state={index < done ? 'done' : isSent && index === done ? 'running' : 'waiting'}
          >
            {name}
            <StepNote step={told.find((one) => one.step === step)} />
            {isSent && index === done && <span className="chat-progress-note">running</span>}
          </li>
        ))}
      </ol>
      {turn.phase === 'analysing' && (
        <WaitingTime since={turn.since} fileName={fileName} isPicture={readsPicture(told)} />
      )}
      {turn.question !== null && <p className="chat-progress-queued">Asked next: {turn.question}</p>}
    </div>
  )
}

function UploadShare({ sentBytes, totalBytes }: { sentBytes: number; totalBytes: number }) {
  const percent = totalBytes === 0 ? 0 : Math.floor((sentBytes / totalBytes) * 100)
  return (
    <span className="chat-progress-note">
      <progress aria-label="Upload" value={percent} max={100} />
      {percent} %
    </span>
  )
}

function StepNote({ step }: { step: ReadingStep | undefined }) {
  const note = step === undefined ? null : describeStep(step)
  return note === null ? null : <span className="chat-progress-note">{note}</span>
}

function readsPicture(told: readonly ReadingStep[]): boolean {
  return told.some((one) => one.step === 'opened' && one.isPicture)
}

type WaitingTimeProps = { since: string; fileName: string; isPicture: boolean }

function WaitingTime({ since, fileName, isPicture }: WaitingTimeProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000))
  return (
    <p className="progress-wait">
      Reading {fileName}: {seconds} s.
      {isPicture && ' It is a picture: its letters are read one by one, which takes up to a minute.'}
      {!isPicture && seconds >= patienceSeconds && ' Photos and scans take longer, up to a minute.'}
    </p>
  )
}
