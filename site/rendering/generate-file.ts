import { socialImagePath } from '#shared/page-meta.ts'
import { siteConfig } from '#shared/site-config.ts'
import type { SocialImage } from './social-image/draw-social-image.ts'
import { renderSocialImage } from './social-image/render-social-image.ts'
import type { LibraryPort } from './site.ts'
import { isTextFile, writeTextFile, type Listing } from './text-files.ts'

export type GeneratedFile = { contentType: string; body: string | Uint8Array<ArrayBuffer> }

/** Whether a path may be a file that is made from the list of pages instead of being stored. */
export function isGenerated(path: string, library?: LibraryPort): boolean {
  return isTextFile(path) || path.startsWith('/social/') || library?.holds(path) === true
}

/** Makes robots.txt, sitemap.xml, llms.txt, the manifest, the factor library, or a page's social image; null for other paths. */
export async function generateFile(path: string, listing: Listing): Promise<GeneratedFile | null> {
  if (listing.library?.holds(path) === true) return listing.library.write(path)
  if (!path.startsWith('/social/')) return writeTextFile(path, listing)
  const image = await findSocialImage(path, listing)
  return image === null ? null : { contentType: 'image/png', body: await renderSocialImage(image) }
}

async function findSocialImage(imagePath: string, { pages, content }: Listing): Promise<SocialImage | null> {
  const meta = pages.find(({ path }) => socialImagePath(path) === imagePath)?.meta ?? null
  if (meta !== null) {
    // The brand stands above the title already.
    const title = meta.title.replace(`${siteConfig.brand}: `, '')
    return { title, description: meta.description, path: meta.path ?? '/' }
  }
  const article = (await content?.listPages())?.find(({ path }) => socialImagePath(path) === imagePath)
  return article ?? null
}
