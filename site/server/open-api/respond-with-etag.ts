import { createHash } from 'node:crypto'

const fiveMinutes = 'public, max-age=300'

/** Answers JSON that stays the same until the library changes, or 304 to who has it already (RFC 9110). */
export function respondWithEtag(request: Request, value: unknown): Response {
  const body = JSON.stringify(value)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': fiveMinutes, vary: 'doublerule-version' }
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim())
  if (known.includes(etag) || known.includes(`W/${etag}`) || known.includes('*')) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } })
}
