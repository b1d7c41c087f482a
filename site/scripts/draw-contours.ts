import { writeFile } from 'node:fs/promises'

/**
 * Draws the contour lines behind the footer (`public/contours.svg`, used as a mask): level lines of a small height
 * function, found by marching squares. Run by hand; the file is committed.
 */
type Point = readonly [number, number]

const width = 896
const height = 480
const cell = 8
const levels = [0.18, 0.34, 0.5, 0.66, 0.82, 0.98]

/** A ridge with two summits that runs out to the left. */
function heightAt(x: number, y: number): number {
  const hill = (cx: number, cy: number, rx: number, ry: number) =>
    Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2)
  return (
    1.06 * hill(700, 330, 250, 170) +
    0.62 * hill(860, 120, 190, 130) +
    0.32 * hill(420, 430, 210, 120) +
    0.05 * Math.sin(x / 61 + y / 47)
  )
}

/** The point between two corners where the height passes the level. */
function crossing([ax, ay]: Point, [bx, by]: Point, level: number): Point {
  const a = heightAt(ax, ay)
  const part = (level - a) / (heightAt(bx, by) - a)
  return [ax + part * (bx - ax), ay + part * (by - ay)]
}

function listSegments(level: number): (readonly [Point, Point])[] {
  const segments: (readonly [Point, Point])[] = []
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) {
      const corners: readonly Point[] = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ]
      const crossings = corners.flatMap((corner, index) => {
        const next = corners[(index + 1) % 4] ?? corner
        const isCrossed = heightAt(...corner) > level !== heightAt(...next) > level
        return isCrossed ? [crossing(corner, next, level)] : []
      })
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        const [from, to] = [crossings[index], crossings[index + 1]]
        if (from !== undefined && to !== undefined) segments.push([from, to])
      }
    }
  }
  return segments
}

const nameOf = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`

/** Joins segments that share an end into lines. */
function joinLines(segments: (readonly [Point, Point])[]): Point[][] {
  const open = new Set(segments)
  const lines: Point[][] = []
  for (const first of open) {
    open.delete(first)
    const line: Point[] = [...first]
    for (const grow of ['end', 'start'] as const) {
      for (;;) {
        const tip = grow === 'end' ? line.at(-1) : line[0]
        if (tip === undefined) break
        const next = [...open].find(([a, b]) => nameOf(a) === nameOf(tip) || nameOf(b) === nameOf(tip))
        if (next === undefined) break
        open.delete(next)
        const other = nameOf(next[0]) === nameOf(tip) ? next[1] : next[0]
        if (grow === 'end') line.push(other)
        else line.unshift(other)
      }
    }
    lines.push(line)
  }
  return lines
}

/** Every fifth point, drawn as quadratic curves through the midpoints. */
function drawPath(line: Point[]): string {
  const kept = line.filter((_, index) => index % 5 === 0 || index === line.length - 1)
  const [first, ...rest] = kept
  if (first === undefined || rest.length < 2) return ''
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point
    const middle = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
    return `Q${point.map(Math.round).join(' ')} ${middle.map(Math.round).join(' ')}`
  })
  return `M${first.map(Math.round).join(' ')}${curves.join('')}L${rest.at(-1)?.map(Math.round).join(' ')}`
}

const paths = levels.flatMap((level) => joinLines(listSegments(level)).map(drawPath))
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000" stroke-width="1.25"><path d="${paths.join('')}"/></svg>\n`
await writeFile(new URL('../public/contours.svg', import.meta.url), svg)
console.log(`contours.svg: ${svg.length} bytes`)
