import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer, json } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { listedKeySchema, type ApiKeyStore } from '#server/api-keys/api-key-store.ts'
import { inboxMessageSchema, type Inbox } from '#server/owner/create-inbox.ts'

const createdKeySchema = z.object({ id: z.string(), key: z.string() })

/** What the owner's commands may do. */
export type OwnerAccess = {
  inbox: Inbox
  apiKeys: Pick<ApiKeyStore, 'create' | 'list' | 'revoke'>
  /** The database folder as a compressed archive (tar, gzip), consistent at one moment. */
  backUp: () => Promise<Uint8Array>
}

/**
 * The embedded database belongs to the server's process, so the owner's commands ask that process, through a socket
 * file in DATA_DIR that only the same user may open.
 */
export function ownerSocketPath(dataDir: string): string {
  return join(dataDir, 'owner.sock')
}

/** Answers the owner's commands. Rejects where the path is too long for a socket (about 100 characters). */
export async function serveOwner(
  path: string,
  { inbox, apiKeys, backUp }: OwnerAccess,
): Promise<{ stop: () => Promise<void> }> {
  const app = new Hono()
  app.get('/messages', async (c) => {
    const onlyUndelivered = c.req.query('only') === 'undelivered'
    return c.json(await inbox.list({ onlyUndelivered, limit: Number(c.req.query('limit')) }))
  })
  app.get('/messages/:id', async (c) => c.json(await inbox.find(c.req.param('id'))))
  app.post('/messages/:id/resend', async (c) => c.json(await inbox.resend(c.req.param('id'))))
  app.get('/api-keys', async (c) => c.json(await apiKeys.list()))
  app.post('/api-keys/:name', async (c) => c.json(await apiKeys.create(c.req.param('name'))))
  app.post('/api-keys/:id/revoke', async (c) => c.json(await apiKeys.revoke(c.req.param('id'))))
  app.get('/backup', async (c) => c.body(new Blob([Buffer.from(await backUp())]).stream()))

  const respond = getRequestListener(app.fetch)
  const server = createServer((request, response) => void respond(request, response))
  await rm(path, { force: true })
  server.listen(path)
  await once(server, 'listening')
  await chmod(path, 0o600)
  return {
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Access through the server that runs on this DATA_DIR, or null when none does. */
export async function askOwner(path: string): Promise<OwnerAccess | null> {
  const inbox: Inbox = {
    list: async ({ onlyUndelivered, limit }) =>
      z
        .array(inboxMessageSchema)
        .parse(
          await ask(path, 'GET', `/messages?limit=${limit}&only=${onlyUndelivered ? 'undelivered' : 'all'}`),
        ),
    find: async (id) =>
      inboxMessageSchema.nullable().parse(await ask(path, 'GET', `/messages/${encodeURIComponent(id)}`)),
    resend: async (id) =>
      z.boolean().parse(await ask(path, 'POST', `/messages/${encodeURIComponent(id)}/resend`)),
  }
  const apiKeys: OwnerAccess['apiKeys'] = {
    list: async () => z.array(listedKeySchema).parse(await ask(path, 'GET', '/api-keys')),
    create: async (name) =>
      createdKeySchema.parse(await ask(path, 'POST', `/api-keys/${encodeURIComponent(name)}`)),
    revoke: async (id) =>
      z.boolean().parse(await ask(path, 'POST', `/api-keys/${encodeURIComponent(id)}/revoke`)),
  }
  try {
    await inbox.list({ onlyUndelivered: true, limit: 1 })
    return {
      inbox,
      apiKeys,
      backUp: async () => new Uint8Array(await buffer(await call(path, 'GET', '/backup'))),
    }
  } catch (problem) {
    if (isNobodyThere(problem)) return null
    throw problem
  }
}

async function ask(socketPath: string, method: string, path: string): Promise<unknown> {
  return json(await call(socketPath, method, path))
}

function call(socketPath: string, method: string, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest({ socketPath, method, path }, (response) => {
      if (response.statusCode === 200) resolve(response)
      else reject(new Error(`the server answered ${response.statusCode}`))
    })
      .on('error', reject)
      .end()
  })
}

function isNobodyThere(problem: unknown): boolean {
  return (
    problem instanceof Error &&
    'code' in problem &&
    (problem.code === 'ENOENT' || problem.code === 'ECONNREFUSED')
  )
}
