import type { ContentSource } from './content-source.ts'
import type { PostImage } from './types.ts'

const assetReference = /^image-([0-9a-f]{40})-(\d+)x(\d+)-([a-z]+)$/

export type ImageSize = { width: number; height: number }

/**
 * Address of an image cut to a size in CSS pixels, in the content service's image language; with a focal point the cut
 * keeps it in view. Null when the reference is not one of an image.
 */
export function imageAddress(image: PostImage, size: ImageSize, source: ContentSource): string | null {
  if ('url' in image) return image.url
  const [, id, width, height, extension] = assetReference.exec(image.asset._ref) ?? []
  if (id === undefined || extension === undefined) return null
  const search = new URLSearchParams({
    w: String(size.width),
    h: String(size.height),
    fit: 'crop',
    ...(image.hotspot
      ? { crop: 'focalpoint', 'fp-x': String(image.hotspot.x), 'fp-y': String(image.hotspot.y) }
      : {}),
    auto: 'format',
  })
  const path = `${source.imageBase}/images/${source.projectId}/${source.dataset}/${id}-${width}x${height}.${extension}`
  return `${path}?${search}`
}

/** The `srcset` of an image for the given widths, at the ratio of the size; null where there is one address only. */
export function imageSourceSet(
  image: PostImage,
  ratio: ImageSize,
  widths: readonly number[],
  source: ContentSource,
): string | null {
  if ('url' in image) return null
  const entries = widths.map((width) => {
    const address = imageAddress(
      image,
      { width, height: Math.round((width * ratio.height) / ratio.width) },
      source,
    )
    return address === null ? null : `${address} ${width}w`
  })
  return entries.includes(null) ? null : entries.join(', ')
}
