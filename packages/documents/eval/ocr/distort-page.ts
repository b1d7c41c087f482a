import { pipelineOf, sharp, toGrayImage } from '../../src/read/ocr/image-library.ts'
import type { GrayImage } from '../../src/read/ocr/gray-image.ts'
import { openRandom } from '../../generate/random.ts'

/** What happens to a page between the printer and the visitor's upload. The pages come at 300 dpi. */
export const distortions = {
  clean: (page: GrayImage) => shrink(page, 0.67),
  faxed: async (page: GrayImage) => threshold(await shrink(page, 0.67)),
  small: (page: GrayImage) => shrink(page, 0.36),
  blurred: async (page: GrayImage) => jpeg(await soften(await shrink(page, 0.5), 1.1), 35),
  tilted: async (page: GrayImage) => turn(await shrink(page, 0.6), 2.7),
  upsideDown: async (page: GrayImage) => turn(await shrink(page, 0.5), 180),
  sideways: async (page: GrayImage) => turn(await shrink(page, 0.5), 90),
  shadowed: async (page: GrayImage) => shade(await shrink(page, 0.6)),
  thermal: async (page: GrayImage) => fade(await shrink(page, 0.5)),
  textured: async (page: GrayImage) => weave(await shrink(page, 0.6)),
  photographed: async (page: GrayImage) => jpeg(await soften(tip(await shrink(page, 0.7)), 0.8), 60),
} as const satisfies Record<string, (page: GrayImage) => Promise<GrayImage>>

export type Distortion = keyof typeof distortions

export async function toPng(image: GrayImage): Promise<Uint8Array> {
  return pipelineOf(image).png().toBuffer()
}

async function shrink(page: GrayImage, share: number): Promise<GrayImage> {
  return toGrayImage(pipelineOf(page).resize({ width: Math.round(page.width * share) }))
}

async function soften(page: GrayImage, sigma: number): Promise<GrayImage> {
  return toGrayImage(pipelineOf(page).blur(sigma))
}

async function jpeg(page: GrayImage, quality: number): Promise<GrayImage> {
  return toGrayImage(sharp(await pipelineOf(page).jpeg({ quality }).toBuffer()))
}

async function turn(page: GrayImage, degrees: number): Promise<GrayImage> {
  return toGrayImage(pipelineOf(page).rotate(degrees, { background: 'white' }))
}

function threshold(page: GrayImage): GrayImage {
  return eachPixel(page, (value) => (value < 150 ? 0 : 255))
}

/** A hand and a lamp: light falls off to one corner. */
function shade(page: GrayImage): GrayImage {
  return eachPixel(page, (value, x, y) => {
    const light = 1 - 0.65 * (0.6 * (x / page.width) + 0.4 * (y / page.height))
    return value * light
  })
}

/** Thermal paper of last year: little ink, bands where the head was dirty, grain. */
function fade(page: GrayImage): GrayImage {
  const random = openRandom(7)
  return eachPixel(page, (value, x, y) => {
    const band = 0.5 + 0.25 * Math.sin(x / 37) + 0.15 * Math.sin(y / 53)
    return 225 - (255 - value) * 0.62 * band + random.int(-14, 14)
  })
}

/** Security paper: a fine pattern under the print. */
function weave(page: GrayImage): GrayImage {
  const random = openRandom(11)
  return eachPixel(page, (value, x, y) => {
    const pattern = 24 * Math.sin((x + y) / 2.2) * Math.sin((x - y) / 3.1)
    return Math.min(value, 215 + pattern) + random.int(-8, 8)
  })
}

/** Seen from below and from the side: the top is further away than the foot, on a dark table. */
function tip(page: GrayImage): GrayImage {
  const { width, height, data } = page
  return eachPixel({ data: new Uint8Array(width * height), width, height }, (_, x, y) => {
    const depth = 1 + 0.16 * (1 - y / height)
    const sourceX = (x - width / 2) * depth + width / 2 + 0.02 * (y - height / 2)
    const sourceY = ((y - height) * depth * 1.02 + height) * 1.01 + 0.025 * (x - width / 2)
    return sample(data, width, height, sourceX, sourceY)
  })
}

function sample(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 70
  const [right, down] = [x - left, y - top]
  const at = top * width + left
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right
  return upper * (1 - down) + lower * down
}

function eachPixel(
  { data, width, height }: GrayImage,
  give: (value: number, x: number, y: number) => number,
): GrayImage {
  const given = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) given[y * width + x] = give(data[y * width + x] ?? 0, x, y)
  }
  return { data: new Uint8Array(given.buffer), width, height }
}
