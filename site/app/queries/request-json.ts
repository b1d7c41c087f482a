import type { ApiFetch } from '#shared/api-fetch.ts'

/** GETs JSON with credentials. A non-OK answer throws with the text `status: body`, or `status: statusText` for an empty body. */
export async function requestJson(apiFetch: ApiFetch, path: string): Promise<unknown> {
  const response = await apiFetch(path, { credentials: 'include', headers: { accept: 'application/json' } })
  if (!response.ok) {
    const body = await response.text()
    throw new Error(`${response.status}: ${body === '' ? response.statusText : body}`)
  }
  return response.json()
}
