import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { countAnalyses } from '#server/metrics/analysis-metrics.ts'
import { getMetrics } from '#server/metrics/get-metrics.ts'
import { listenMetrics } from '#server/metrics/listen-metrics.ts'
import { openMetrics } from '#server/metrics/metrics.ts'

function ask(token: string | null, authorization?: string): Promise<Response> {
  const headers = authorization === undefined ? {} : { authorization }
  return getMetrics(new Request('http://site/metrics', { headers }), {
    registry: openMetrics().registry,
    token,
  })
}

test('the metrics are closed without the token, and look as if they were not there', async () => {
  expect((await ask(null, 'Bearer anything')).status).toBe(404)
  expect((await ask('the-right-token')).status).toBe(404)
  expect((await ask('the-right-token', 'Bearer the-wrong-token')).status).toBe(404)
})

test('the token opens them', async () => {
  const response = await ask('the-right-token', 'Bearer the-right-token')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('process_resident_memory_bytes')
})

test('answered requests are counted by route and status', async () => {
  const metrics = openMetrics()
  metrics.observeRequest({ method: 'POST', route: '/api/contact', status: 202, seconds: 0.01 })
  const text = await metrics.registry.metrics()
  expect(text).toContain('http_requests_total{method="POST",route="/api/contact",status="202"} 1')
  expect(text).toContain('http_request_duration_seconds_count{route="/api/contact"} 1')
})

test('a port of their own serves the metrics and nothing else', async () => {
  const listening = await listenMetrics(openMetrics().registry, 0, '127.0.0.1')
  const origin = `http://127.0.0.1:${listening.port}`
  expect((await fetch(`${origin}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain/)
  expect((await fetch(origin)).status).toBe(404)
  await listening.stop()
})

test('analyses are counted by outcome: those whose visitor left and those that a fault of ours ended apart', async () => {
  const registry = new Registry()
  const status = () => ({ busy: 1, queued: 2, children: 3, restarts: 4 })
  const refused = { ok: false as const, problem: { code: 'overloaded' as const, detail: '' } }
  const analyser = countAnalyses({ status, analyse: () => Promise.resolve(refused) }, registry)
  await analyser.analyse(new Uint8Array(), 'a.pdf')
  const failures = new Registry()
  const failing = countAnalyses({ status, analyse: () => Promise.reject(new Error('no')) }, failures)
  await expect(failing.analyse(new Uint8Array(), 'a.pdf', { signal: AbortSignal.abort() })).rejects.toThrow(
    'no',
  )
  await expect(failing.analyse(new Uint8Array(), 'a.pdf')).rejects.toThrow('no')
  expect(await failures.metrics()).toContain('analyses_total{outcome="gone"} 1')
  expect(await failures.metrics()).toContain('analyses_total{outcome="failed"} 1')
  const text = await registry.metrics()
  expect(text).toContain('analyses_total{outcome="overloaded"} 1')
  expect(text).toContain('analysis_queued 2')
})
