export type FitMode = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'scale' | 'min'

export type ImageParameters = {
  widthPx: number | null
  heightPx: number | null
  fit: FitMode
  crop: readonly string[]
  focalPoint: { x: number; y: number } | null
  rectPx: { left: number; top: number; width: number; height: number } | null
  quality: number
  format: 'jpg' | 'pjpg' | 'png' | 'webp' | null
  isAutoFormat: boolean
  background: string | null
  blur: number | null
  turnDegrees: 0 | 90 | 180 | 270
  flip: { horizontal: boolean; vertical: boolean }
  isGreyscale: boolean
  isInverted: boolean
}

export type ImageParametersResult = { ok: true; value: ImageParameters } | { ok: false; detail: string }

const fitModes: readonly string[] = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']
const cropModes: readonly string[] = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy']
const formats: readonly string[] = ['jpg', 'pjpg', 'png', 'webp']
const sidePxLimit = 10_000
const devicePixelRatioLimit = 3

/** Reads the image parameters of the content service's addresses; unknown names are ignored. */
export function readImageParameters(search: URLSearchParams): ImageParametersResult {
  const problems: string[] = []
  function number(name: string, low: number, high: number): number | null {
    const text = search.get(name)
    if (text === null) return null
    const value = Number(text)
    if (text.trim() !== '' && value >= low && value <= high) return value
    problems.push(`${name} must be a number from ${low} to ${high}`)
    return null
  }
  function choice<Value extends string>(
    name: string,
    allowed: readonly string[],
    isAllowed: (text: string) => text is Value,
  ): Value | null {
    const text = search.get(name)
    if (text === null) return null
    if (isAllowed(text)) return text
    problems.push(`${name} must be one of ${allowed.join(', ')}`)
    return null
  }

  const ratio = number('dpr', 1, devicePixelRatioLimit) ?? 1
  const width = number('w', 1, sidePxLimit)
  const height = number('h', 1, sidePxLimit)
  const focalX = number('fp-x', 0, 1)
  const focalY = number('fp-y', 0, 1)
  const crop = (search.get('crop') ?? '').split(',').filter((mode) => mode !== '')
  if (crop.some((mode) => !cropModes.includes(mode)))
    problems.push(`crop must be one of ${cropModes.join(', ')}`)
  const rect = readRectangle(search.get('rect'), problems)
  const turn = number('or', 0, 270)
  const value: ImageParameters = {
    widthPx: width === null ? null : Math.round(width * ratio),
    heightPx: height === null ? null : Math.round(height * ratio),
    fit: choice('fit', fitModes, isFitMode) ?? 'clip',
    crop,
    focalPoint: focalX === null && focalY === null ? null : { x: focalX ?? 0.5, y: focalY ?? 0.5 },
    rectPx: rect,
    quality: Math.max(1, number('q', 0, 100) ?? 75),
    format: choice('fm', formats, isFormat),
    isAutoFormat: search.get('auto') === 'format',
    background: readBackground(search.get('bg'), problems),
    blur: number('blur', 1, 2000),
    turnDegrees: isTurn(turn) ? turn : 0,
    flip: {
      horizontal: (search.get('flip') ?? '').includes('h'),
      vertical: (search.get('flip') ?? '').includes('v'),
    },
    isGreyscale: search.get('sat') === '-100',
    isInverted: search.get('invert') === 'true',
  }
  return problems.length === 0 ? { ok: true, value } : { ok: false, detail: problems.join('; ') }
}

function readRectangle(text: string | null, problems: string[]): ImageParameters['rectPx'] {
  if (text === null) return null
  const [, left, top, width, height] = /^(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/.exec(text) ?? []
  const rectangle = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) }
  if (rectangle.width > 0 && rectangle.height > 0) return rectangle
  problems.push('rect must be left,top,width,height in source pixels')
  return null
}

/** Hosted addresses put the alpha first: RGB, ARGB, RRGGBB or AARRGGBB. Gives #RRGGBBAA. */
function readBackground(text: string | null, problems: string[]): string | null {
  if (text === null) return null
  if (!/^([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) {
    problems.push('bg must be RGB, ARGB, RRGGBB or AARRGGBB')
    return null
  }
  const digits = text.length <= 4 ? text.replace(/./g, '$&$&') : text
  return digits.length === 8 ? `#${digits.slice(2)}${digits.slice(0, 2)}` : `#${digits}ff`
}

function isFitMode(text: string): text is FitMode {
  return fitModes.includes(text)
}

function isFormat(text: string): text is 'jpg' | 'pjpg' | 'png' | 'webp' {
  return formats.includes(text)
}

function isTurn(value: number | null): value is 0 | 90 | 180 | 270 {
  return value === 0 || value === 90 || value === 180 || value === 270
}
