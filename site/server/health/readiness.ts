export type ReadinessPart = 'database' | 'disk' | 'mail' | 'analysis' | 'pages'

/** Asks a part of the server whether it can do its work now. Never rejects. */
export type ReadinessCheck = () => boolean | Promise<boolean>

export type Readiness = Partial<Record<ReadinessPart, ReadinessCheck>>

const defaultPatienceMs = 2_000

/** GET /healthz: the process answers. */
export function getHealth(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}

/**
 * GET /readyz: 200 when every part can do its work, else 503; the body names the parts. A part that does not answer in
 * time is not ready, and is not asked again until it has answered.
 */
export function createReadiness(
  readiness: Readiness,
  patienceMs = defaultPatienceMs,
): () => Promise<Response> {
  const checks = Object.entries(readiness).map(([part, check]) => [part, askOnce(check)] as const)
  return async () => {
    const entries = await Promise.all(
      checks.map(async ([part, ask]) => [part, await within(ask(), patienceMs)] as const),
    )
    const isReady = entries.every(([, isUsable]) => isUsable)
    return Response.json(
      { status: isReady ? 'ready' : 'not ready', parts: Object.fromEntries(entries) },
      { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    )
  }
}

/** Those who ask while an answer is awaited wait for the same one. */
function askOnce(check: ReadinessCheck): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null
  return () => {
    asked ??= Promise.resolve(check()).finally(() => {
      asked = null
    })
    return asked
  }
}

async function within(answer: Promise<boolean>, patienceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
