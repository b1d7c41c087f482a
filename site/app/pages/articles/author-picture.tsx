import { Initials } from '#app/ui/initials.tsx'
import { imageAddress } from '#shared/content/image-address.ts'
import type { AuthorSummary } from '#shared/content/types.ts'
import { initialsOf } from './initials-of.ts'
import { useContentSource } from './use-content-source.ts'

/** The author's picture, or initials in a ruled square where there is none. */
export function AuthorPicture({ author, sizePx }: { author: AuthorSummary; sizePx: 80 | 128 }) {
  const source = useContentSource()
  const size = { width: sizePx * 2, height: sizePx * 2 }
  const src = author.image === null ? null : imageAddress(author.image, size, source)
  const className = sizePx === 80 ? 'size-20' : 'size-32 text-2xl'
  if (src === null) return <Initials text={initialsOf(author.name)} className={className} />
  return (
    <img
      className={`${className} flex-none object-cover`}
      src={src}
      width={sizePx}
      height={sizePx}
      alt=""
      // At the end of an article it would be fetched beside the picture of the first screen.
      loading={sizePx === 80 ? 'lazy' : 'eager'}
    />
  )
}
