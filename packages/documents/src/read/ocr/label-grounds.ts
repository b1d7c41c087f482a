import type { GrayImage } from './gray-image.ts'

/**
 * How many grounds there are and which one each pixel belongs to: none where a piece is too small for a ground (the edge
 * of one, a broad stroke), or the one that the piece lies at.
 */
export type Grounds = { count: number; own: Int32Array; nearest: Int32Array }

/** Neighbours that differ by less belong to one ground. */
const step = 6
const unseen = -2
const small = -1

/** Numbers the grounds of an image whose print is smoothed away: pixels that hang together without a step. */
export function labelGrounds({ data, width }: GrayImage, leastPixels: number): Grounds {
  const labels = new Int32Array(data.length).fill(unseen)
  const queue = new Int32Array(data.length)
  let count = 0
  for (let start = 0; start < data.length; start++) {
    if (labels[start] !== unseen) continue
    const size = flood(start)
    if (size >= leastPixels) count += 1
    else for (const at of queue.subarray(0, size)) labels[at] = small
  }
  const own = labels.slice()
  spread()
  return { count, own, nearest: labels }

  /** Gives the next number to what hangs together with a pixel, and its size. */
  function flood(start: number): number {
    let size = 0
    take(start)
    for (let index = 0; index < size; index++) {
      const at = queue[index] ?? 0
      const column = at % width
      if (column > 0) visit(at, at - 1)
      if (column < width - 1) visit(at, at + 1)
      visit(at, at - width)
      visit(at, at + width)
    }
    return size

    function visit(from: number, to: number): void {
      if (labels[to] === unseen && Math.abs((data[to] ?? 0) - (data[from] ?? 0)) < step) take(to)
    }

    function take(at: number): void {
      labels[at] = count
      queue[size++] = at
    }
  }

  function spread(): void {
    let size = 0
    for (let at = 0; at < labels.length; at++) if (labels[at] !== small) queue[size++] = at
    for (let index = 0; index < size; index++) {
      const at = queue[index] ?? 0
      const column = at % width
      if (column > 0) visit(at, at - 1)
      if (column < width - 1) visit(at, at + 1)
      visit(at, at - width)
      visit(at, at + width)
    }

    function visit(from: number, to: number): void {
      if (labels[to] !== small) return
      labels[to] = labels[from] ?? small
      queue[size++] = to
    }
  }
}
