import { useState } from 'react'
import { deskTexts } from '#shared/desk-texts.ts'
import { callDelete } from './desk-calls.ts'
import type { DeskStore } from './desk-store.ts'
import type { KeptPaper } from './kept-paper.ts'
import { keptPapers } from './kept-papers.ts'

type KeptHandsProps = { paper: KeptPaper; desk: DeskStore; label: string }

/** What may be done with a paper that was saved from here: its link copied, and all of it deleted. */
export function KeptHands({ paper, desk, label }: KeptHandsProps) {
  const [isCopied, setIsCopied] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(paper.url, window.location.origin).href)
      setIsCopied(true)
    } catch {
      desk.say(deskTexts.linkNotCopied)
    }
  }

  async function remove() {
    setIsDeleting(true)
    const answer = await callDelete(paper.id, paper.deleteKey)
    setIsDeleting(false)
    // A paper that is not there any more has expired or was deleted from another place.
    if (!answer.ok && answer.code !== 'working_not_found') return desk.say(answer.text)
    desk.forgetSaved(paper.id)
    keptPapers().remove(paper.id)
    desk.tell(deskTexts.linkDeleted)
  }

  return (
    <span className="line-actions">
      <button type="button" className="text-button" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy the link'}
        <span className="sr-only"> of {label}</span>
      </button>
      <button type="button" className="text-button" disabled={isDeleting} onClick={() => void remove()}>
        Delete it now<span className="sr-only">: {label}</span>
      </button>
    </span>
  )
}
