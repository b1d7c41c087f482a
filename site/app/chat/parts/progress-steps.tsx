import { useEffect, useState } from 'react'
import type { Turn } from '../conversation/chat-state.ts'

type UploadTurn = Extract<Turn, { phase: 'uploading' | 'analysing' }>

/** The pipeline as the product describes it. The first step is measured here; the server answers for the others at once. */
const serverSteps = [
  'Document type detection',
  'Specialised extraction',
  'Material matching',
  'Verification and review',
  'Emissions calculation',
] as const

const patienceSeconds = 10

export function ProgressSteps({ turn, fileName }: { turn: UploadTurn; fileName: string }) {
  const isSent = turn.phase === 'analysing'
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
        {serverSteps.map((step) => (
          <li key={step} data-state={isSent ? 'running' : 'waiting'}>
            {step}
          </li>
        ))}
      </ol>
      {turn.phase === 'analysing' && <WaitingTime since={turn.since} fileName={fileName} />}
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

function WaitingTime({ since, fileName }: { since: string; fileName: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000))
  return (
    <p className="progress-wait">
      The server runs these five in one go. Waiting for its answer on {fileName}: {seconds} s.
      {seconds >= patienceSeconds && ' Photos and scans take longer, up to a minute.'}
    </p>
  )
}
