import { stringify } from 'yaml'
import type { ExportedDocument, ExportedImage } from './exported-document.ts'

type Names = {
  slugOf: (reference: { _ref: string }) => string
  imageFileOf: (asset: string) => string
}

/** A document as a Markdown file with front matter. */
export function writeContentFile(document: ExportedDocument, names: Names): string {
  switch (document._type) {
    case 'post':
      return write(
        {
          title: document.title,
          publishedAt: withoutMilliseconds(document.publishedAt),
          excerpt: document.excerpt,
          author: names.slugOf(document.author),
          categories: document.categories.map(names.slugOf),
          ...imageEntry('mainImage', document.mainImage, document.title, names),
          ...(document.featured === true ? { featured: true } : {}),
          ...(typeof document.estimatedReadingTime === 'number'
            ? { estimatedReadingTime: document.estimatedReadingTime }
            : {}),
        },
        keepBlankLines(document.content),
      )
    case 'author':
      return write(
        { name: document.name, ...imageEntry('image', document.image, document.name, names) },
        document.bio ?? '',
      )
    case 'category':
      return write({ title: document.title }, '')
  }
}

function write(frontMatter: object, body: string): string {
  const end = body === '' ? '' : `\n${body.trim()}\n`
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n${end}`
}

function imageEntry(
  field: string,
  image: ExportedImage | null | undefined,
  fallbackAlt: string,
  names: Names,
): Record<string, object> {
  if (image === null || image === undefined) return {}
  const { alt, hotspot, crop } = image
  return {
    [field]: {
      file: names.imageFileOf(image._sanityAsset),
      alt: alt ?? fallbackAlt,
      ...(hotspot ? { hotspot: { x: hotspot.x, y: hotspot.y } } : {}),
      ...(crop ? { crop: { top: crop.top, bottom: crop.bottom, left: crop.left, right: crop.right } } : {}),
    },
  }
}

function withoutMilliseconds(isoText: string): string {
  return isoText.replace(/\.\d+(?=Z|[+-]|$)/, '')
}

/** A blank line would end the block of HTML and begin Markdown; the newline's character reference does not. */
function keepBlankLines(html: string): string {
  return html.trim().replaceAll(/(?<=\n[ \t]*)\n/g, '&#10;')
}
