import { readLimits } from '../limits/read-limits.ts'
import type { Glyph } from './find-glyphs.ts'
import { findGlyphs, findLineDirection, measureGlyphHeight } from './find-glyphs.ts'
import { flattenBackground } from './flatten-background.ts'
import type { GrayImage } from './gray-image.ts'
import { pipelineOf, toGrayImage } from './image-library.ts'
import { measureSkew } from './measure-skew.ts'
import { removeRules } from './remove-rules.ts'

const analysisSide = 1800
const largestScale = 3
const leastSkewDegrees = 0.15
/** White around the text, in pixels of the prepared image. */
export const borderPixels = 20

export type PreparedImage = {
  image: GrayImage
  lineDirection: 'across' | 'down' | 'open'
  /** From a point of the prepared image to one of the original, both in pixels. */
  toOriginal: (x: number, y: number) => [x: number, y: number]
}

/**
 * Makes a photo or scan ready for OCR: even light, cropped to its text, letters of the wanted height in
 * pixels, lines level, a white border. Null when it shows no text.
 */
export async function prepareImage(
  original: GrayImage,
  readableGlyphHeight: number,
): Promise<PreparedImage | null> {
  const small = await shrinkToAnalysis(original)
  const shrink = small.width / original.width
  const flat = await flattenBackground(small, blockFor(small))
  const { glyphs, runs } = findGlyphs(flat)
  const glyphHeight = measureGlyphHeight(glyphs)
  if (glyphHeight === null) return null

  const crop = cropTo([...glyphs, ...runs], glyphHeight * 2, small)
  const wanted = (readableGlyphHeight / glyphHeight) * shrink
  const longSide = Math.max(crop.x1 - crop.x0, crop.y1 - crop.y0) / shrink
  const scale = Math.min(wanted, largestScale, readLimits.ocrSidePixels / longSide)
  const left = Math.floor(crop.x0 / shrink)
  const top = Math.floor(crop.y0 / shrink)
  const width = Math.min(original.width - left, Math.ceil((crop.x1 - crop.x0) / shrink))
  const height = Math.min(original.height - top, Math.ceil((crop.y1 - crop.y0) / shrink))

  const scaled = await toGrayImage(
    pipelineOf(original)
      .extract({ left, top, width, height })
      .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), {
        fit: 'fill',
      }),
  )
  const even = await flattenBackground(scaled, blockFor(scaled))
  const skew = measureSkew(glyphs, glyphHeight)
  const isLevel = Math.abs(skew) < leastSkewDegrees
  const level = isLevel ? even : await toGrayImage(pipelineOf(even).rotate(-skew, { background: 'white' }))
  removeRules(level)
  const bordered = await toGrayImage(
    pipelineOf(level).extend({
      top: borderPixels,
      bottom: borderPixels,
      left: borderPixels,
      right: borderPixels,
      background: 'white',
    }),
  )

  const turn = isLevel ? 0 : (skew / 180) * Math.PI
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  function toOriginal(x: number, y: number): [x: number, y: number] {
    // Turning grows the picture around its centre, so distances count from there.
    const fromCentreX = x - borderPixels - level.width / 2
    const fromCentreY = y - borderPixels - level.height / 2
    const scaledX = fromCentreX * cos - fromCentreY * sin + even.width / 2
    const scaledY = fromCentreX * sin + fromCentreY * cos + even.height / 2
    return [left + scaledX / scale, top + scaledY / scale]
  }
  return { image: bordered, lineDirection: findLineDirection(glyphs), toOriginal }
}

async function shrinkToAnalysis(image: GrayImage): Promise<GrayImage> {
  if (image.width <= analysisSide) return image
  return toGrayImage(pipelineOf(image).resize({ width: analysisSide }))
}

function blockFor(image: GrayImage): number {
  return Math.max(16, Math.round(Math.max(image.width, image.height) / 50))
}

function cropTo(glyphs: readonly Glyph[], margin: number, image: GrayImage): Glyph {
  let box = { x0: image.width, y0: image.height, x1: 0, y1: 0 }
  for (const glyph of glyphs) {
    box = {
      x0: Math.min(box.x0, glyph.x0),
      y0: Math.min(box.y0, glyph.y0),
      x1: Math.max(box.x1, glyph.x1),
      y1: Math.max(box.y1, glyph.y1),
    }
  }
  return {
    x0: Math.max(0, box.x0 - margin),
    y0: Math.max(0, box.y0 - margin),
    x1: Math.min(image.width, box.x1 + margin),
    y1: Math.min(image.height, box.y1 + margin),
  }
}
