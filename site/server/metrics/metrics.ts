import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

export type RequestFigures = { method: string; route: string; status: number; seconds: number }

export type Metrics = {
  registry: Registry
  observeRequest: (figures: RequestFigures) => void
}

/** Opens a registry of Prometheus metrics with those of the process and of HTTP. Others register their own. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the request to the start of its answer.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 30],
    registers: [registry],
  })
  // Finding a row by its labels costs more than counting in it.
  const countsOf = keepRows<Counter.Internal>()
  const timesOf = keepRows<Histogram.Internal<'route'>>()
  return {
    registry,
    observeRequest: ({ method, route, status, seconds }) => {
      countsOf(`${method} ${status} ${route}`, () => requests.labels(method, route, String(status))).inc()
      timesOf(route, () => latency.labels(route)).observe(seconds)
    },
  }
}

function keepRows<Row>(): (key: string, find: () => Row) => Row {
  const rows = new Map<string, Row>()
  return (key, find) => {
    let row = rows.get(key)
    if (row === undefined) rows.set(key, (row = find()))
    return row
  }
}
