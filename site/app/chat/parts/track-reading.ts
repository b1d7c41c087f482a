export type ReadingTracker = ReturnType<typeof trackReading>

type Ends = {
  /** Element id of the visitor's last message. */
  ownId: string | null
  /** Element id of the reply to it, once there is one. */
  replyId: string | null
}

const slackPixels = 32
const gapPixels = 12

/**
 * Follows new text to the end of a scrolling list, but never past the top of the visitor's own last message, so that
 * a long reply is read from its start. Scrolling away stops the following until the visitor sends or comes back.
 */
export function trackReading(list: HTMLElement, onReplyBelow: (isBelow: boolean) => void) {
  let ends: Ends = { ownId: null, replyId: null }
  let isFollowing = true
  let knownHeight = 0

  const topOf = (id: string | null): number | null => {
    const element = id === null ? null : document.getElementById(id)
    if (element === null) return null
    return element.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop
  }
  const followedPosition = (): number => {
    const ownTop = topOf(ends.ownId)
    return ownTop === null ? 0 : Math.min(list.scrollHeight - list.clientHeight, ownTop - gapPixels)
  }
  const look = () => {
    const replyTop = topOf(ends.replyId)
    onReplyBelow(replyTop !== null && replyTop > list.scrollTop + list.clientHeight - slackPixels)
  }
  const follow = () => {
    if (isFollowing) list.scrollTop = followedPosition()
    look()
  }
  const onScroll = () => {
    isFollowing = Math.abs(list.scrollTop - followedPosition()) <= slackPixels
    look()
  }
  const resizes = new ResizeObserver(follow)
  resizes.observe(list)
  list.addEventListener('scroll', onScroll, { passive: true })

  return {
    /** Called whenever the list may have grown; while it has not, nothing moves. */
    update: (next: Ends) => {
      if (next.ownId !== ends.ownId) isFollowing = true
      else if (list.scrollHeight === knownHeight) return
      ends = next
      knownHeight = list.scrollHeight
      follow()
    },
    goToReply: () => {
      const replyTop = topOf(ends.replyId)
      if (replyTop !== null) list.scrollTop = replyTop - gapPixels
      list.focus({ preventScroll: true })
    },
    stop: () => {
      resizes.disconnect()
      list.removeEventListener('scroll', onScroll)
    },
  }
}
