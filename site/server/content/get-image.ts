import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ClientOf } from '#server/client-of.ts'
import type { ImageCache } from './image-cache.ts'
import { readImageParameters, type ImageParameters } from './image-parameters.ts'
import { planImage } from './plan-image.ts'
import type { OutputFormat } from './render-image.ts'
import { contentError } from './content-error.ts'
import type { ImageFile, Snapshot } from './snapshot.ts'
import type { WorkQueue } from './work-queue.ts'

export type ImagePorts = {
  currentSnapshot: () => Snapshot | Promise<Snapshot>
  cache: ImageCache
  queue: WorkQueue<Uint8Array>
  clientOf: ClientOf
}

const assetPath = /^[0-9a-f]{40}-\d{1,5}x\d{1,5}\.(?:jpg|png|webp)$/
const transformNames = [
  'w',
  'h',
  'fit',
  'crop',
  'fp-x',
  'fp-y',
  'rect',
  'dpr',
  'q',
  'fm',
  'auto',
  'bg',
  'blur',
  'or',
  'flip',
  'sat',
  'invert',
]
const mediaTypes = { jpg: 'image/jpeg', pjpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
const longLived = 'public, max-age=31536000, immutable'

/** One picture of the content, as it is or cut by the parameters of its address. */
export async function getImage(request: Request, name: string, ports: ImagePorts): Promise<Response> {
  const image = assetPath.test(name) ? (await ports.currentSnapshot()).images.get(name) : undefined
  if (image === undefined) return contentError(404, 'notFound', 'no such image')
  const search = new URL(request.url).searchParams
  if (!transformNames.some((parameter) => search.has(parameter))) {
    return answer(request, image.sha1, image.extension, () => readFile(image.path))
  }

  const read = readImageParameters(search)
  if (!read.ok) return contentError(400, 'badRequest', read.detail)
  const plan = planImage({ width: image.widthPx, height: image.heightPx }, read.value)
  if (!plan.ok) return contentError(400, 'badRequest', plan.detail)
  const format = chooseFormat(image, read.value, request.headers.get('accept') ?? '')
  const key = JSON.stringify([image.sha1, read.value, format])

  const cached = await ports.cache.read(key)
  const rendered =
    cached === null
      ? await ports.queue.run(key, ports.clientOf(request), async () => {
          const { renderImage } = await import('./render-image.ts')
          const bytes = await renderImage(image, plan.value, read.value, format)
          await ports.cache.write(key, bytes)
          return bytes
        })
      : { ok: true as const, value: cached }
  if (!rendered.ok) {
    const busy = contentError(503, 'busy', 'too many pictures are being made; try again in a few seconds')
    busy.headers.set('retry-after', '2')
    return busy
  }
  return answer(request, key, format, () => Promise.resolve(rendered.value))
}

function chooseFormat(image: ImageFile, parameters: ImageParameters, accept: string): OutputFormat {
  if (parameters.format !== null) return parameters.format
  if (parameters.isAutoFormat && accept.includes('image/webp')) return 'webp'
  return image.extension
}

async function answer(
  request: Request,
  fingerprint: string,
  format: OutputFormat,
  read: () => Promise<Uint8Array>,
): Promise<Response> {
  const etag = `"${createHash('sha256').update(fingerprint).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': longLived,
    'content-type': mediaTypes[format],
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const bytes = await read()
  return new Response(request.method === 'HEAD' ? null : Buffer.from(bytes), {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  })
}
