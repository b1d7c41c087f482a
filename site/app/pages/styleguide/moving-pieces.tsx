import { useRef, useState } from 'react'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { CodeBlock } from '#app/ui/code-block.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LeaderLine } from '#app/ui/leader-line.tsx'
import { ReadingLine } from '#app/ui/reading-line.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { toastTexts } from '#shared/toast-texts.ts'
import { Piece } from './piece.tsx'

const code = `curl -X POST https://api.example.com/v1/auth/token \\
  -d '{"client_id": "id", "expires_in": 3600}'`

export function MovingPieces() {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Band labelledBy="moving" reference="S-5" tone="sheet">
      <ReadingLine />
      <h2 id="moving" className="type-title mb-6">
        Layers, code and lines
      </h2>
      <Piece name="Dialog">
        <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
        <Dialog title="A profile" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <p>Escape, the button and a click on the backdrop close it. It is never higher than 80vh.</p>
        </Dialog>
      </Piece>
      <Piece name="Toast">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => showToast(toastTexts.chatReset)}>Plain</Button>
          <Button onClick={() => showToast(toastTexts.contactFailed)}>Destructive</Button>
        </div>
      </Piece>
      <Piece name="Code block">
        <CodeBlock title="Request a token" code={code} />
      </Piece>
      <Piece name="Carousel">
        <Carousel
          label="Examples"
          slides={['First', 'Second'].map((title) => ({ id: title, title, content: <p>{title} slide.</p> }))}
        />
      </Piece>
      <Piece name="Leader line">
        <div ref={frame} className="relative flex justify-between">
          <span data-from>from here</span>
          <span data-to>to there</span>
          <LeaderLine frame={frame} from="[data-from]" to="[data-to]" />
        </div>
      </Piece>
    </Band>
  )
}
