import { createHash } from 'node:crypto'
import type { CompressedBodies } from './compress.ts'
import { copyText } from '#shared/copy-text.ts'
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

/** What a request says that decides on the answer. */
export type AskedFor = {
  method: string
  acceptEncoding: string | null | undefined
  ifNoneMatch: string | null | undefined
}

/** The same object for the same answer, so that what is made of its headers can be kept. */
export type FileAnswer = {
  status: PublishedFile['status'] | 304
  headers: Readonly<Record<string, string>>
  body: Uint8Array<ArrayBuffer> | null
}

/** Answers GET and HEAD with the best encoding, 304 for a body the client has. */
export function answerWithFile(file: PublishedFile, asked: AskedFor): FileAnswer {
  const { whole, head, unchanged } = answersFor(file, asked.acceptEncoding ?? null)
  if (unchanged !== null && isKnownToClient(asked.ifNoneMatch, unchanged.headers['etag'])) return unchanged
  return asked.method === 'HEAD' ? head : whole
}

export function respondWithFile(request: Request, file: PublishedFile): Response {
  const { status, headers, body } = answerWithFile(file, {
    method: request.method,
    acceptEncoding: request.headers.get('accept-encoding'),
    ifNoneMatch: request.headers.get('if-none-match'),
  })
  return new Response(body, { status, headers })
}

type Answers = { whole: FileAnswer; head: FileAnswer; unchanged: FileAnswer | null }

type Known = { byEncoding: Map<Encoding, Answers>; byHeader: Map<string | null, Answers> }

const known = new WeakMap<PublishedFile, Known>()
/** Browsers send a handful of these. */
const mostHeaders = 16

function answersFor(file: PublishedFile, acceptEncoding: string | null): Answers {
  let answers = known.get(file)
  if (answers === undefined) known.set(file, (answers = { byEncoding: new Map(), byHeader: new Map() }))
  const { byEncoding, byHeader } = answers
  const found = byHeader.get(acceptEncoding)
  if (found !== undefined) return found
  const encoding = chooseEncoding(acceptEncoding, file.encodings)
  const made = byEncoding.get(encoding) ?? makeAnswers(file, encoding)
  byEncoding.set(encoding, made)
  if (byHeader.size < mostHeaders && (acceptEncoding?.length ?? 0) < 100)
    byHeader.set(acceptEncoding === null ? null : copyText(acceptEncoding), made)
  return made
}

function makeAnswers(file: PublishedFile, encoding: Encoding): Answers {
  const body = file.bodies[encoding] ?? file.bodies.identity
  const unchanged = {
    ...file.headers,
    ...(file.encodings.size > 1 ? { vary: 'Accept-Encoding' } : {}),
    ...(file.status === 200
      ? { etag: encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"` }
      : {}),
  }
  const headers = {
    ...unchanged,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.byteLength),
  }
  return {
    whole: { status: file.status, headers, body },
    head: { status: file.status, headers, body: null },
    unchanged: file.status === 200 ? { status: 304, headers: unchanged, body: null } : null,
  }
}

/** The weak comparison of RFC 9110 section 13.1.2. */
function isKnownToClient(ifNoneMatch: string | null | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(',').some((tag) => {
    const known = tag.trim()
    return known === '*' || known.replace(/^W\//, '') === etag
  })
}
