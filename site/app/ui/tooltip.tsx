import { useEffect, useId, useRef, type ReactNode } from 'react'
import './tooltip.css'

const openDelayMs = 700
/** Moving to another control within this time opens its tooltip at once. */
const skipDelayMs = 300
const leaveDelayMs = 120

let lastClosedAt = Number.NEGATIVE_INFINITY

type TooltipProps = {
  /** A short description; never the only place where something is said. */
  text: string
  /** Gets the props for the control that the tooltip describes. */
  children: (described: { 'aria-describedby': string }) => ReactNode
}

/**
 * A description on hover and focus, on the popover API: it can be hovered, Escape closes it, and it is in the HTML for
 * screen readers. Own code in place of 19 kB of library for the same two delays.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const isOpen = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function openAfter(delayMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      bubble.current?.showPopover()
      isOpen.current = true
    }, delayMs)
  }

  function closeAfter(delayMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (isOpen.current) lastClosedAt = performance.now()
      isOpen.current = false
      bubble.current?.hidePopover()
    }, delayMs)
  }

  return (
    <span
      role="presentation"
      className="tooltip-anchor"
      onPointerEnter={() => openAfter(performance.now() - lastClosedAt < skipDelayMs ? 0 : openDelayMs)}
      onPointerLeave={() => closeAfter(leaveDelayMs)}
      onFocus={() => openAfter(0)}
      onBlur={() => closeAfter(0)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeAfter(0)
      }}
    >
      {children({ 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className="tooltip">
        {text}
      </span>
    </span>
  )
}
