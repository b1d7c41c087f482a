export type ReadinessPart = 'database' | 'mail' | 'analysis' | 'pages'

/** Asks a part of the server whether it can do its work now. Never rejects. */
export type ReadinessCheck = () => boolean | Promise<boolean>

export type Readiness = Partial<Record<ReadinessPart, ReadinessCheck>>

/** GET /healthz: the process answers. */
export function getHealth(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}

/** GET /readyz: 200 when every part can do its work, else 503; the body names the parts. */
export async function getReadiness(readiness: Readiness): Promise<Response> {
  const entries = await Promise.all(
    Object.entries(readiness).map(async ([part, check]) => [part, await check()] as const),
  )
  const isReady = entries.every(([, isUsable]) => isUsable)
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', parts: Object.fromEntries(entries) },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
