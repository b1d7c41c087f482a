import type { ImageParameters } from './image-parameters.ts'

type Size = { width: number; height: number }
type AskedSize = { width: number | null; height: number | null }
export type Rectangle = { left: number; top: number; width: number; height: number }

/** Where sharp looks when it cuts: a side, a corner, the centre or the busiest part. */
export type CutPosition = string

export type ImagePlan = {
  /** Cut from the upright source first; null for all of it. */
  extract: Rectangle | null
  /** `exact` stretches to the size, `cover` fills it and cuts what is over. */
  resize: { mode: 'exact' | 'cover'; width: number; height: number; position: CutPosition }
  /** Added around the picture. */
  pad: { left: number; right: number; top: number; bottom: number } | null
  output: Size
}

export type ImagePlanResult = { ok: true; value: ImagePlan } | { ok: false; detail: string }

const outputSidePxLimit = 2400

/** Works out what to cut, scale and pad, without touching a pixel. Semantics: the hosted service's image language. */
export function planImage(source: Size, parameters: ImageParameters): ImagePlanResult {
  const area = clampRectangle(parameters.rectPx, source)
  const { fit } = parameters
  const asked = { width: parameters.widthPx, height: parameters.heightPx }
  const box = boxOf(asked)
  const plan =
    box !== null && (fit === 'crop' || fit === 'min')
      ? planCut(area, box, parameters)
      : planWhole(area, asked, box, parameters)
  if (Math.max(plan.output.width, plan.output.height) > outputSidePxLimit) {
    return { ok: false, detail: `the picture would be over ${outputSidePxLimit} pixels on a side` }
  }
  return { ok: true, value: plan }
}

/** Fills the shape; `min` keeps the shape but never goes above the source's own pixels. */
function planCut(area: Rectangle, asked: Size, parameters: ImageParameters): ImagePlan {
  const shrink =
    parameters.fit === 'min' ? Math.min(1, area.width / asked.width, area.height / asked.height) : 1
  const output = { width: pixels(asked.width * shrink), height: pixels(asked.height * shrink) }
  const window = focalWindow(area, output, parameters)
  return {
    extract: window ?? area,
    resize:
      window === null
        ? { mode: 'cover', ...output, position: cutPosition(parameters.crop) }
        : { mode: 'exact', ...output, position: 'centre' },
    pad: null,
    output,
  }
}

/** Keeps the whole picture: stretched (scale), inside a box (clip, max) or inside a padded box (fill, fillmax). */
function planWhole(
  area: Rectangle,
  asked: AskedSize,
  box: Size | null,
  parameters: ImageParameters,
): ImagePlan {
  const { fit } = parameters
  if (fit === 'scale' && box !== null) {
    return { extract: area, resize: { mode: 'exact', ...box, position: 'centre' }, pad: null, output: box }
  }
  const mayEnlarge = fit !== 'max' && fit !== 'fillmax' && fit !== 'min'
  const ratios = [
    ...(asked.width === null ? [] : [asked.width / area.width]),
    ...(asked.height === null ? [] : [asked.height / area.height]),
  ]
  const wanted = ratios.length === 0 ? 1 : Math.min(...ratios)
  const scale = mayEnlarge ? wanted : Math.min(1, wanted)
  const inner = { width: pixels(area.width * scale), height: pixels(area.height * scale) }
  const resize = { mode: 'exact', ...inner, position: 'centre' } as const
  const isPadded = (fit === 'fill' || fit === 'fillmax') && box !== null
  if (!isPadded) return { extract: area, resize, pad: null, output: inner }
  const left = Math.floor((box.width - inner.width) / 2)
  const top = Math.floor((box.height - inner.height) / 2)
  const pad = { left, top, right: box.width - inner.width - left, bottom: box.height - inner.height - top }
  return { extract: area, resize, pad, output: box }
}

function boxOf({ width, height }: AskedSize): Size | null {
  return width === null || height === null ? null : { width, height }
}

/** The largest part of the area with the asked shape around the focal point; null when no focal point was asked for. */
function focalWindow(area: Rectangle, output: Size, parameters: ImageParameters): Rectangle | null {
  if (!parameters.crop.includes('focalpoint') || parameters.focalPoint === null) return null
  const scale = Math.min(area.width / output.width, area.height / output.height)
  const width = Math.min(area.width, pixels(output.width * scale))
  const height = Math.min(area.height, pixels(output.height * scale))
  const left = clamp(Math.round(area.width * parameters.focalPoint.x - width / 2), 0, area.width - width)
  const top = clamp(Math.round(area.height * parameters.focalPoint.y - height / 2), 0, area.height - height)
  return { left: area.left + left, top: area.top + top, width, height }
}

function cutPosition(crop: readonly string[]): CutPosition {
  if (crop.includes('entropy')) return 'entropy'
  const sides = ['left', 'right', 'top', 'bottom'].filter((side) => crop.includes(side))
  return sides.length === 0 ? 'centre' : sides.slice(0, 2).join(' ')
}

function clampRectangle(rectangle: Rectangle | null, source: Size): Rectangle {
  if (rectangle === null) return { left: 0, top: 0, ...source }
  const left = clamp(rectangle.left, 0, source.width - 1)
  const top = clamp(rectangle.top, 0, source.height - 1)
  return {
    left,
    top,
    width: clamp(rectangle.width, 1, source.width - left),
    height: clamp(rectangle.height, 1, source.height - top),
  }
}

function pixels(value: number): number {
  return Math.max(1, Math.round(value))
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
