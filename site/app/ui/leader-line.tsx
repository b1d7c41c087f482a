import { useEffect, useState, type RefObject } from 'react'

type LeaderLineProps = {
  /** The positioned element that holds both ends. */
  frame: RefObject<HTMLElement | null>
  /** CSS selectors inside the frame. */
  from: string
  to: string
}

type Line = { path: string; width: number; height: number }

/** A drawn line from under one element to the left edge of another. Decoration: the letters say the same. */
export function LeaderLine({ frame, from, to }: LeaderLineProps) {
  const [line, setLine] = useState<Line | null>(null)

  useEffect(() => {
    const box = frame.current
    if (box === null) return undefined
    const measure = () => setLine(measureLine(box, from, to))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [frame, from, to])

  if (line === null) return null
  return (
    <svg
      key={`${from} ${to}`}
      className="leader-line"
      viewBox={`0 0 ${line.width} ${line.height}`}
      width={line.width}
      height={line.height}
      aria-hidden="true"
    >
      <path d={line.path} pathLength="1" />
    </svg>
  )
}

function measureLine(box: HTMLElement, from: string, to: string): Line | null {
  const frame = box.getBoundingClientRect()
  const start = box.querySelector(from)?.getBoundingClientRect()
  const end = box.querySelector(to)?.getBoundingClientRect()
  // Stacked on a narrow screen there is no room beside the blocks to draw in.
  if (start === undefined || end === undefined || start.right >= end.left) return null
  const startX = start.left - frame.left
  const endX = end.left - frame.left - 2
  // Under the region, where the row has its rule: a line through what follows in the row would strike it out.
  const startY = start.bottom + 2 - frame.top
  const endY = end.top + 12 - frame.top
  const bendX = endX - 28
  return {
    path: `M${startX} ${startY}H${bendX}L${endX - 12} ${endY}H${endX}`,
    width: frame.width,
    height: frame.height,
  }
}
