import { imageAddress, imageSourceSet } from '#shared/content/image-address.ts'
import type { PostImage } from '#shared/content/types.ts'
import { useContentSource } from './use-content-source.ts'
import './post-card.css'

const ratio = { width: 960, height: 540 }
const widths = [320, 480, 640, 960, 1280] as const

type PostPictureProps = {
  image: PostImage | null
  sizes: string
  /** Seen first on its page: fetched at once, before what stands below. */
  isAtTop?: boolean
}

/** A post's main image at 16:9, or a drawn sheet where it has none. */
export function PostPicture({ image, sizes, isAtTop = false }: PostPictureProps) {
  const source = useContentSource()
  const src = image === null ? null : imageAddress(image, ratio, source)
  if (image === null || src === null) return <div className="picture-placeholder ruled" />
  return (
    <img
      className="aspect-video w-full border border-rule object-cover"
      src={src}
      srcSet={imageSourceSet(image, ratio, widths, source) ?? undefined}
      sizes={sizes}
      width={ratio.width}
      height={ratio.height}
      alt={image.alt ?? ''}
      loading={isAtTop ? 'eager' : 'lazy'}
      fetchPriority={isAtTop ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
