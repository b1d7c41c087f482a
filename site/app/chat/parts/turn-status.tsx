import { Button } from '#app/ui/button.tsx'
import type { Turn } from '../conversation/chat-state.ts'
import { StopIcon } from './chat-icons.tsx'

const texts = {
  waiting: 'Waiting for the answer',
  streaming: 'The answer is arriving',
  uploading: 'Sending the file',
  analysing: 'The file is being read',
} as const satisfies Record<Exclude<Turn['phase'], 'idle'>, string>

/** What is in flight, and the way to stop it. */
export function TurnStatus({ turn, onStop }: { turn: Turn; onStop: () => void }) {
  if (turn.phase === 'idle') return null
  return (
    <div className="chat-turn-status">
      <p>{texts[turn.phase]}</p>
      <Button size="small" onClick={onStop}>
        <StopIcon />
        Stop
      </Button>
    </div>
  )
}
