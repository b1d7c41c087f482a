import sharp, { type Sharp } from 'sharp'
import type { ImageParameters } from './image-parameters.ts'
import type { ImagePlan } from './plan-image.ts'
import type { ImageFile } from './snapshot.ts'

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp'

const inputPixelsLimit = 50_000_000
const timeoutSeconds = 10

sharp.cache(false)
sharp.concurrency(1)

/** Cuts, scales, pads and encodes one picture. Each step that sharp would reorder runs in a pipeline of its own. */
export async function renderImage(
  image: ImageFile,
  plan: ImagePlan,
  parameters: ImageParameters,
  format: OutputFormat,
): Promise<Uint8Array> {
  const background =
    parameters.background ?? (format === 'png' || format === 'webp' ? '#00000000' : '#ffffffff')
  let picture = sharp(image.path, { limitInputPixels: inputPixelsLimit })
    .autoOrient()
    .timeout({ seconds: timeoutSeconds })
  if (plan.extract !== null) picture = picture.extract(plan.extract)
  const { width, height, mode, position } = plan.resize
  picture = picture.resize({
    width,
    height,
    fit: mode === 'exact' ? 'fill' : 'cover',
    position: position === 'entropy' ? sharp.strategy.entropy : position,
  })
  if (plan.pad !== null) picture = picture.extend({ ...plan.pad, background })
  if (parameters.blur !== null) picture = picture.blur(Math.min(100, Math.max(0.3, parameters.blur / 4)))
  if (parameters.isGreyscale) picture = picture.greyscale()
  if (parameters.isInverted) picture = picture.negate({ alpha: false })
  if (parameters.flip.horizontal) picture = picture.flop()
  if (parameters.flip.vertical) picture = picture.flip()
  if (format === 'jpg' || format === 'pjpg') picture = picture.flatten({ background })
  if (parameters.turnDegrees !== 0) {
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    picture = sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    }).rotate(parameters.turnDegrees)
  }
  return encode(picture, format, parameters.quality).toBuffer()
}

function encode(picture: Sharp, format: OutputFormat, quality: number): Sharp {
  switch (format) {
    case 'jpg':
      return picture.jpeg({ quality })
    case 'pjpg':
      return picture.jpeg({ quality, progressive: true })
    case 'png':
      return picture.png()
    case 'webp':
      return picture.webp({ quality })
  }
}
