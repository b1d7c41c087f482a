import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ReadingTracker, trackReading } from './track-reading.ts'

/** The scrolling list of a conversation: give `list` to it, offer `goToReply` while a reply has come in below. */
export function useReadingPosition(ownId: string | null, replyId: string | null) {
  const list = useRef<HTMLElement>(null)
  const tracker = useRef<ReadingTracker | null>(null)
  const [hasReplyBelow, setHasReplyBelow] = useState(false)

  useLayoutEffect(() => {
    if (list.current === null) return
    tracker.current = trackReading(list.current, setHasReplyBelow)
    return () => tracker.current?.stop()
  }, [])

  // Every render may have made the list longer.
  useEffect(() => tracker.current?.update({ ownId, replyId }))

  return { list, hasReplyBelow, goToReply: () => tracker.current?.goToReply() }
}
