import { Hono } from 'hono'
import { contentError } from './content-error.ts'
import { getImage, type ImagePorts } from './get-image.ts'
import { getQuery, type QueryPorts } from './get-query.ts'

const dataset = 'production'
const project = 'local'

/**
 * The embedded content service, mounted at /content: the hosted service's query and image addresses.
 * Every unknown path answers a JSON 404, because the official client reads an HTML page as "no result".
 */
export function createContentRoutes(ports: QueryPorts & ImagePorts): Hono {
  const routes = new Hono()
  routes.on(['GET', 'POST'], '/:version{v[0-9-]+}/data/query/:dataset', (context) =>
    context.req.param('dataset') === dataset
      ? getQuery(context.req.raw, ports)
      : contentError(404, 'notFound', 'no such dataset'),
  )
  routes.get('/images/:project/:dataset/:name/:vanity?', (context) =>
    context.req.param('project') === project && context.req.param('dataset') === dataset
      ? getImage(context.req.raw, context.req.param('name'), ports)
      : contentError(404, 'notFound', 'no such image'),
  )
  routes.all('/*', () => contentError(404, 'notFound', 'no such address'))
  return routes
}
