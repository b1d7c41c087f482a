import type { RouteParams, RouteRow } from './route-row.ts'

export type RouteMatch = { row: RouteRow; params: RouteParams }

/** Finds the row of a path, percent-encoded or not. Case counts; an undecodable path matches nothing. */
export function matchRoute(rows: readonly RouteRow[], pathname: string): RouteMatch | null {
  const segments = decodeSegments(pathname)
  if (segments === null) return null
  for (const row of rows) {
    const params = matchSegments(row.path.split('/'), segments)
    if (params !== null) return { row, params }
  }
  return null
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): RouteParams | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}

function decodeSegments(pathname: string): readonly string[] | null {
  try {
    return pathname.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}
