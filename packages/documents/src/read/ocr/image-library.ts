import sharp from 'sharp'
import type { GrayImage } from './gray-image.ts'

// Only these decoders may meet untrusted bytes, and nothing is kept between images.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

export { sharp }

/** A gray image as a sharp pipeline. */
export function pipelineOf({ data, width, height }: GrayImage) {
  return sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false })
}

/** The gray pixels that a pipeline gives. */
export async function toGrayImage(pipeline: ReturnType<typeof sharp>): Promise<GrayImage> {
  const { data, info } = await pipeline
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
