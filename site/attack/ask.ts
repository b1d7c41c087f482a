import { Agent, request } from 'node:http'

export type Answer = { status: number; durationMs: number; text: string }

export type AskOptions = {
  method?: 'GET' | 'POST'
  body?: string
  /** The address that the client comes from, one of this machine's own; visitors are counted by it. */
  from?: string
  timeoutMs?: number
}

const agents = new Map<string, Agent>()

/** One request to the target; status 0 where no answer came. */
export function ask(origin: string, path: string, options: AskOptions = {}): Promise<Answer> {
  const { method = 'GET', body, from = visitorAddress, timeoutMs = 120_000 } = options
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from, maxSockets: 1000 })
  agents.set(from, agent)
  const startMs = performance.now()
  return new Promise((resolve) => {
    const finish = (status: number, text: string) =>
      resolve({ status, text, durationMs: performance.now() - startMs })
    const headers =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(`${origin}${path}`, { method, agent, headers, timeout: timeoutMs }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => finish(response.statusCode ?? 0, text))
      response.on('error', () => finish(0, ''))
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => finish(0, ''))
    sent.end(body)
  })
}

/** Posts a file as the chat does. */
export function upload(
  origin: string,
  bytes: Uint8Array,
  fileName: string,
  from = visitorAddress,
): Promise<Answer> {
  const fileData = `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`
  return ask(origin, '/api/ai/upload-base64', {
    method: 'POST',
    body: JSON.stringify({ fileData, fileName, mimeType: 'application/octet-stream' }),
    from,
  })
}

export const visitorAddress = '127.0.0.1'
export const attackerAddress = '127.0.0.2'
