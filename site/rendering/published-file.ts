import { createHash } from 'node:crypto'
import type { CompressedBodies } from './compress.ts'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'

/** A finished answer kept in memory: a static file or a rendered page. */
export type PublishedFile = {
  status: 200 | 404 | 500 | 503
  headers: Readonly<Record<string, string>>
  bodies: { identity: Uint8Array<ArrayBuffer> } & Partial<CompressedBodies>
  /** Hash of the identity body; the entity tag adds the encoding. */
  hash: string
  encodings: ReadonlySet<Encoding>
}

export function makePublishedFile(file: Omit<PublishedFile, 'hash' | 'encodings'>): PublishedFile {
  const hash = createHash('sha256').update(file.bodies.identity).digest('base64url').slice(0, 22)
  const encodings = new Set<Encoding>(['identity'])
  if (file.bodies.br !== undefined) encodings.add('br')
  if (file.bodies.gzip !== undefined) encodings.add('gzip')
  return { ...file, hash, encodings }
}

/** Answers GET and HEAD with the best encoding, 304 for a body the client has. */
export function respondWithFile(request: Request, file: PublishedFile): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), file.encodings)
  const body = file.bodies[encoding] ?? file.bodies.identity
  const headers: Record<string, string> = { ...file.headers }
  if (file.encodings.size > 1) headers['vary'] = 'Accept-Encoding'
  if (file.status === 200) {
    headers['etag'] = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`
    if (isKnownToClient(request.headers.get('if-none-match'), headers['etag'])) {
      return new Response(null, { status: 304, headers })
    }
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = String(body.byteLength)
  return new Response(request.method === 'HEAD' ? null : body, { status: file.status, headers })
}

/** The weak comparison of RFC 9110 section 13.1.2. */
function isKnownToClient(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((tag) => {
    const known = tag.trim()
    return known === '*' || known.replace(/^W\//, '') === etag
  })
}
