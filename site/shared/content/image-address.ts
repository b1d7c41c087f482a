import type { ContentSource } from './content-source.ts'
import type { ContentImage, PostImage } from './types.ts'

const assetReference = /^image-([0-9a-f]{40})-(\d+)x(\d+)-([a-z]+)$/

export type ImageSize = { width: number; height: number }

/**
 * Address of an image cut to a size in CSS pixels, in the content service's image language; with a focal point the cut
 * keeps it in view, and an editor's crop comes first. Null when the reference is not one of an image.
 */
export function imageAddress(image: PostImage, size: ImageSize, source: ContentSource): string | null {
  if ('url' in image) return image.url
  const [, id, width, height, extension] = assetReference.exec(image.asset._ref) ?? []
  if (id === undefined || extension === undefined) return null
  const search = new URLSearchParams({
    ...describeCrop(image, { width: Number(width), height: Number(height) }),
    w: String(size.width),
    h: String(size.height),
    fit: 'crop',
    ...describeFocus(image),
    auto: 'format',
  })
  const path = `${source.imageBase}/images/${source.projectId}/${source.dataset}/${id}-${width}x${height}.${extension}`
  return `${path}?${search}`
}

/** The editor's crop as a rectangle of source pixels. */
function describeCrop({ crop }: ContentImage, source: ImageSize): Record<string, string> {
  if (!crop) return {}
  const left = Math.round(crop.left * source.width)
  const top = Math.round(crop.top * source.height)
  const width = source.width - left - Math.round(crop.right * source.width)
  const height = source.height - top - Math.round(crop.bottom * source.height)
  return width > 0 && height > 0 ? { rect: [left, top, width, height].join(',') } : {}
}

/** The focal point, which addresses give within the crop. */
function describeFocus({ crop, hotspot }: ContentImage): Record<string, string> {
  if (!hotspot) return {}
  const x = placeWithin(hotspot.x, crop?.left ?? 0, crop?.right ?? 0)
  const y = placeWithin(hotspot.y, crop?.top ?? 0, crop?.bottom ?? 0)
  return { crop: 'focalpoint', 'fp-x': String(x), 'fp-y': String(y) }
}

function placeWithin(place: number, before: number, after: number): number {
  const share = 1 - before - after
  if (share <= 0) return place
  return Math.min(1, Math.max(0, Number(((place - before) / share).toFixed(4))))
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
