export type BodyLimits = {
  mostBytes: number
  /** A body that is not whole must grow by `windowBytes` in every `windowMs`. */
  windowMs: number
  windowBytes: number
}

export type ReadBody =
  { ok: true; chunks: Uint8Array[] } | { ok: false; because: 'too_large' | 'stalled' | 'client_gone' }

/** Reads a body to its end, or until it is too large, stands still, or its sender is gone. Never rejects. */
export async function readBody(stream: ReadableStream<Uint8Array>, limits: BodyLimits): Promise<ReadBody> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  let windowStartBytes = 0
  let stall = (): void => {}
  const stalled = new Promise<'stalled'>((resolve) => {
    stall = () => resolve('stalled')
  })
  const watch = setInterval(() => {
    if (sizeBytes - windowStartBytes < limits.windowBytes) stall()
    windowStartBytes = sizeBytes
  }, limits.windowMs)
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), stalled])
      if (step === 'stalled') return { ok: false, because: 'stalled' }
      if (step.done) return { ok: true, chunks }
      sizeBytes += step.value.byteLength
      if (sizeBytes > limits.mostBytes) return { ok: false, because: 'too_large' }
      chunks.push(step.value)
    }
  } catch {
    return { ok: false, because: 'client_gone' }
  } finally {
    clearInterval(watch)
  }
}
