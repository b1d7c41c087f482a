import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHostedCheck } from '#server/adapters/open-hosted-check.ts'
import { listenOnLoopback } from '#server/testing/listen-on-loopback.ts'

type Answer = (body: URLSearchParams, response: ServerResponse) => void

let provider: Server
let verifyUrl: string
let answer: Answer = () => {}
const problems: unknown[] = []

beforeAll(async () => {
  provider = createServer((request, response) => void respond(request, response))
  verifyUrl = `${(await listenOnLoopback(provider)).origin}/siteverify`
})

afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  answer(new URLSearchParams(text), response)
}

function verify(token: string | null, url = verifyUrl) {
  const onUnavailable = (problem: unknown) => problems.push(problem)
  return openHostedCheck({ verifyUrl: url, secret: 'the secret', timeoutMs: 300, onUnavailable }).verify(
    token,
  )
}

test('a token that the provider confirms passes, and the visitor’s address is not sent', async () => {
  let asked = new URLSearchParams()
  answer = (body, response) => {
    asked = body
    response.end('{"success":true}')
  }
  expect(await verify('token')).toMatchObject({ verdict: 'passed', token: 'token' })
  expect([...asked.keys()].sort()).toEqual(['response', 'secret'])
})

test('a token that the provider refuses, or scores low, has failed', async () => {
  answer = (_body, response) => response.end('{"success":false,"error-codes":["timeout-or-duplicate"]}')
  expect(await verify('token')).toEqual({ verdict: 'failed' })
  answer = (_body, response) => response.end('{"success":true,"score":0.1}')
  expect(await verify('token')).toEqual({ verdict: 'failed' })
})

test('no token is missing and the provider is not asked', async () => {
  answer = () => {
    throw new Error('asked')
  }
  expect(await verify(null)).toEqual({ verdict: 'missing' })
  expect(await verify('')).toEqual({ verdict: 'missing' })
})

test('a provider that is slow, broken or away is unavailable', async () => {
  answer = () => {}
  expect(await verify('token')).toEqual({ verdict: 'unavailable' })
  answer = (_body, response) => response.writeHead(500).end()
  expect(await verify('token')).toEqual({ verdict: 'unavailable' })
  answer = (_body, response) => response.end('<html>')
  expect(await verify('token')).toEqual({ verdict: 'unavailable' })
  expect(await verify('token', 'http://127.0.0.1:1/')).toEqual({ verdict: 'unavailable' })
  expect(problems.length).toBe(4)
})
