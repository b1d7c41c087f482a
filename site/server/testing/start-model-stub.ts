import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { listenOnLoopback } from './listen-on-loopback.ts'

const stubBody = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }).optional() })).optional(),
})

export type StubRequest = {
  path: string
  headers: IncomingMessage['headers']
  body: z.infer<typeof stubBody>
}

/** Answers one call of the chat completions endpoint. */
export type StubAnswer = (response: ServerResponse, request: StubRequest) => void | Promise<void>

export type ModelStub = {
  baseUrl: string
  requests: StubRequest[]
  /** The answers to give, one a call; the last one stays. */
  answerWith: (...answers: StubAnswer[]) => void
  close: () => Promise<void>
}

/** A language model service on loopback that speaks the OpenAI chat completions protocol over real HTTP. */
export async function startModelStub(): Promise<ModelStub> {
  let answers: StubAnswer[] = [sayWords('Hello.')]
  const requests: StubRequest[] = []
  const server = createServer((incoming, response) => {
    void (async () => {
      let text = ''
      for await (const chunk of incoming) text += String(chunk)
      const body = stubBody.parse(JSON.parse(text))
      const request = { path: incoming.url ?? '', headers: incoming.headers, body }
      requests.push(request)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      await answer?.(response, request)
    })()
  })
  const loopback = await listenOnLoopback(server)
  return {
    baseUrl: `${loopback.origin}/v1`,
    requests,
    answerWith: (...next) => {
      answers = next
    },
    close: async () => {
      await loopback[Symbol.asyncDispose]()
    },
  }
}

function startStream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

function sendDelta(response: ServerResponse, delta: object, finishReason: string | null = null) {
  const chunk = {
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

function endStream(response: ServerResponse, finishReason: string) {
  sendDelta(response, {}, finishReason)
  response.end('data: [DONE]\n\n')
}

/** A whole reply, word by word. */
export function sayWords(text: string): StubAnswer {
  return (response) => {
    startStream(response)
    for (const word of text.split(/(?<=\s)/)) sendDelta(response, { content: word })
    endStream(response, 'stop')
  }
}

/** The first words, then the connection is cut. */
export function breakAfter(text: string): StubAnswer {
  return (response) => {
    startStream(response)
    sendDelta(response, { content: text })
    setTimeout(() => response.destroy(), 20)
  }
}

/** A refusal with a status, as a provider words it. */
export function refuseWith(status: number, headers: Record<string, string> = {}): StubAnswer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: 'refused by the stub', type: 'stub' } }))
  }
}

/** Takes the request and never answers. */
export const staySilent: StubAnswer = () => {}

/** A call of one tool. */
export function callTool(name: string, input: unknown): StubAnswer {
  return (response) => {
    startStream(response)
    sendDelta(response, {
      tool_calls: [
        { index: 0, id: 'call-1', type: 'function', function: { name, arguments: JSON.stringify(input) } },
      ],
    })
    endStream(response, 'tool_calls')
  }
}

/** A whole reply in the events of the Anthropic messages endpoint. */
export function sayAsAnthropic(text: string): StubAnswer {
  return (response) => {
    startStream(response)
    const send = (event: { type: string; [member: string]: unknown }) =>
      response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    const usage = { input_tokens: 1, output_tokens: 1 }
    const message = { id: 'm1', type: 'message', role: 'assistant', model: 'stub', content: [], usage }
    send({ type: 'message_start', message })
    send({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
    send({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })
    send({ type: 'content_block_stop', index: 0 })
    send({ type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage })
    send({ type: 'message_stop' })
    response.end()
  }
}
