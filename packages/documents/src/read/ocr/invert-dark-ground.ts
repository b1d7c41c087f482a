import { findGlyphs } from './find-glyphs.ts'
import type { GrayImage } from './gray-image.ts'
import { pipelineOf, toGrayImage } from './image-library.ts'
import { type Grounds, labelGrounds } from './label-grounds.ts'

/** The long side of the image on which grounds are told. */
const groundSide = 800
/** Wider than two strokes of print at that size: the middle value around a stroke is its ground. */
const groundWindow = 15
/** The smallest bar with a word on it. */
const leastPixels = 400
const strokeContrast = 40
/** Dark print leaves light strokes too, between letters and in them. */
const mostlyLight = 4
/** Of a ground, the share that print fills. */
const [leastPrint, mostPrint] = [0.002, 0.35]
const leastGlyphs = 4
const surrounded = 0.9
/** A page with less of it is paper: what its dark bars and photos say is not worth another cut of the page. */
const leastDark = 0.5

/** A ground: its pixels, those that are much lighter or darker than it, the letters that the lighter ones make. */
type Ground = { pixels: number; lighter: number; darker: number; glyphs: number }

/**
 * A dark page with dark print on light ground: grounds whose print is lighter than they are (screens, the cards and
 * bars on them) are inverted, each by itself. The same image where they are not most of it.
 */
export async function invertDarkGround(image: GrayImage): Promise<GrayImage> {
  const scale = Math.min(1, groundSide / Math.max(image.width, image.height))
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const small = await toGrayImage(pipelineOf(image).resize(width, height, { fit: 'fill' }))
  const smooth = await toGrayImage(pipelineOf(small).median(groundWindow))
  const mask = findDark(small, smooth)
  if (mask === null) return image
  const { data: isDark } = await toGrayImage(
    pipelineOf(mask).resize(image.width, image.height, { fit: 'fill', kernel: 'linear' }),
  )
  return { ...image, data: image.data.map((value, at) => ((isDark[at] ?? 0) > 127 ? 255 - value : value)) }
}

/** White where the ground is dark and its print is light; null where nothing is. */
function findDark(image: GrayImage, smooth: GrayImage): GrayImage | null {
  // Nothing can be lighter than a ground that is almost white.
  const able = smooth.data.reduce((sum, value) => sum + Number(value < 255 - strokeContrast), 0)
  if (able < smooth.data.length * leastDark) return null
  const grounds = labelGrounds(smooth, leastPixels)
  const measured = measureGrounds(image, smooth, grounds)
  const dark = new Set(measured.flatMap((ground, label) => (isDark(ground) ? [label] : [])))
  if (dark.size === 0) return null
  for (const label of findSurrounded(grounds, image.width, dark))
    if ((measured[label]?.darker ?? 0) < (measured[label]?.pixels ?? 0) * 0.02) dark.add(label)
  const data = Uint8Array.from(grounds.nearest, (label) => (dark.has(label) ? 255 : 0))
  const found = data.reduce((sum, value) => sum + Number(value === 255), 0)
  return found < data.length * leastDark ? null : { ...image, data }
}

function measureGrounds(image: GrayImage, smooth: GrayImage, { own, count }: Grounds): Ground[] {
  const grounds = Array.from({ length: count }, (): Ground => ({
    pixels: 0,
    lighter: 0,
    darker: 0,
    glyphs: 0,
  }))
  const light = new Uint8Array(own.length).fill(255)
  for (const [at, label] of own.entries()) {
    const ground = grounds[label]
    if (ground === undefined) continue
    const over = (image.data[at] ?? 0) - (smooth.data[at] ?? 0)
    ground.pixels += 1
    if (over < -strokeContrast) ground.darker += 1
    if (over > strokeContrast) {
      ground.lighter += 1
      light[at] = 0
    }
  }
  for (const { x0, y0, x1, y1 } of findGlyphs({ ...image, data: light }).glyphs) {
    const ground = grounds[own[Math.floor((y0 + y1) / 2) * image.width + Math.floor((x0 + x1) / 2)] ?? -1]
    if (ground !== undefined) ground.glyphs += 1
  }
  return grounds
}

function isDark({ pixels, lighter, darker, glyphs }: Ground): boolean {
  const print = lighter / pixels
  return glyphs >= leastGlyphs && lighter > darker * mostlyLight && print >= leastPrint && print <= mostPrint
}

/** Grounds in dark ones: broad letters, and what stands between them. */
function findSurrounded(
  { nearest: labels, count }: Grounds,
  width: number,
  dark: ReadonlySet<number>,
): number[] {
  const borders = new Uint32Array(count)
  const darkBorders = new Uint32Array(count)
  for (const [at, label] of labels.entries()) {
    for (const to of [at + width, at % width === width - 1 ? labels.length : at + 1]) {
      const other = labels[to]
      if (other === undefined || other === label) continue
      for (const [one, beside] of [
        [label, other],
        [other, label],
      ] as const) {
        borders[one] = (borders[one] ?? 0) + 1
        if (dark.has(beside)) darkBorders[one] = (darkBorders[one] ?? 0) + 1
      }
    }
  }
  return [...borders.keys()].filter(
    (label) => !dark.has(label) && (darkBorders[label] ?? 0) > (borders[label] ?? 0) * surrounded,
  )
}
