/**
 * Turns the pieces of a reply into a body. The first piece that holds text is awaited, so that a reply that never
 * starts gives null and can still be answered with a status; a later failure errors the body.
 * `onEnd` runs once, however it ends: finished, failed, or given up by the reader.
 */
export async function streamReply(
  pieces: AsyncIterable<string>,
  onEnd: () => void,
): Promise<ReadableStream<Uint8Array> | null> {
  const iterator = pieces[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const first = await nextText(iterator).catch(() => null)
  if (first === null) {
    onEnd()
    return null
  }

  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(first))
    },
    async pull(controller) {
      try {
        const text = await nextText(iterator)
        if (text !== null) {
          controller.enqueue(encoder.encode(text))
          return
        }
        controller.close()
      } catch (error) {
        controller.error(error)
      }
      onEnd()
    },
    async cancel() {
      onEnd()
      await iterator.return?.()
    },
  })
}

async function nextText(iterator: AsyncIterator<string>): Promise<string | null> {
  for (;;) {
    const next = await iterator.next()
    if (next.done === true) return null
    if (next.value !== '') return next.value
  }
}
