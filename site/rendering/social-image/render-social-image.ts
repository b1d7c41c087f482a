import { join } from 'node:path'
import { drawSocialImage, type SocialImage } from './draw-social-image.ts'

const fontFiles = ['archivo-title.ttf', 'atkinson-text.ttf'].map((name) =>
  join(import.meta.dirname, 'fonts', name),
)

/** The link preview's picture as PNG, 1200 x 630 px. It is drawn on a thread of its own. */
export async function renderSocialImage(image: SocialImage): Promise<Uint8Array<ArrayBuffer>> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const rendered = await renderAsync(drawSocialImage(image), { font: { loadSystemFonts: false, fontFiles } })
  return new Uint8Array(rendered.asPng())
}
