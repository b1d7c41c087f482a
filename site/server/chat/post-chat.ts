import type { Limiter } from '#server/adapters/limiter.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import type { ClientOf } from '#server/client-of.ts'
import { readJson } from '#server/read-json.ts'
import { respondWithLimit, respondWithProblem } from '#server/respond-with-problem.ts'
import { chatCallSchema } from '#shared/chat-messages.ts'
import type { ReplyGate } from './reply-gate.ts'
import { streamReply } from './stream-reply.ts'

export type ChatPorts = { limiter: Limiter; clientOf: ClientOf; assistant: Assistant; gate: ReplyGate }

const busyRetrySeconds = 5

/**
 * POST /api/ai/chat: the conversation as JSON, answered with the reply as streamed plain text.
 * Everything that can fail before the first piece of text fails with a problem and its status.
 */
export async function postChat(request: Request, ports: ChatPorts): Promise<Response> {
  const decision = await ports.limiter.take('chat', ports.clientOf(request))
  if (!decision.allowed) return respondWithLimit(decision)

  const call = await readJson(request, chatCallSchema)
  if (!call.ok) return call.response

  const pass = await ports.gate.enter(request.signal)
  if (!pass.ok) return respondWithProblem('assistant_busy', { retryAfterSeconds: busyRetrySeconds })

  const stopped = new AbortController()
  const signal = AbortSignal.any([request.signal, stopped.signal])
  const body = await streamReply(ports.assistant.reply(call.value.messages, signal), () => {
    stopped.abort()
    pass.leave()
  })
  if (body === null) return respondWithProblem('assistant_failed')
  return new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
