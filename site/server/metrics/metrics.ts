import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

export type RequestFigures = { method: string; route: string; status: number; seconds: number }

export type Metrics = {
  registry: Registry
  observeRequest: (figures: RequestFigures) => void
  /** Finds the rows once for an answer that is given again and again. */
  prepareRequest: (figures: Omit<RequestFigures, 'seconds'>) => (seconds: number) => void
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
  function prepareRequest({ method, route, status }: Omit<RequestFigures, 'seconds'>) {
    const count = countsOf(`${method} ${status} ${route}`, () =>
      requests.labels(method, route, String(status)),
    )
    const time = timesOf(route, () => latency.labels(route))
    return (seconds: number): void => {
      count.inc()
      time.observe(seconds)
    }
  }

  return {
    registry,
    observeRequest: (figures) => prepareRequest(figures)(figures.seconds),
    prepareRequest,
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
