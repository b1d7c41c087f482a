import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { inboxMessageSchema, type Inbox } from '#server/inbox/create-inbox.ts'

/**
 * The embedded database belongs to the server's process, so the owner's command asks that process, through a socket
 * file in DATA_DIR that only the same user may open.
 */
export function inboxSocketPath(dataDir: string): string {
  return join(dataDir, 'inbox.sock')
}

/** Answers the owner's command. Rejects where the path is too long for a socket (about 100 characters). */
export async function serveInbox(path: string, inbox: Inbox): Promise<{ stop: () => Promise<void> }> {
  const app = new Hono()
  app.get('/messages', async (c) => {
    const onlyUndelivered = c.req.query('only') === 'undelivered'
    return c.json(await inbox.list({ onlyUndelivered, limit: Number(c.req.query('limit')) }))
  })
  app.get('/messages/:id', async (c) => c.json(await inbox.find(c.req.param('id'))))
  app.post('/messages/:id/resend', async (c) => c.json(await inbox.resend(c.req.param('id'))))

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

/** The inbox of the server that runs on this DATA_DIR, or null when none does. */
export async function askInbox(path: string): Promise<Inbox | null> {
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
  try {
    await inbox.list({ onlyUndelivered: true, limit: 1 })
    return inbox
  } catch (problem) {
    if (isNobodyThere(problem)) return null
    throw problem
  }
}

function ask(socketPath: string, method: string, path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    httpRequest({ socketPath, method, path }, (response) => {
      if (response.statusCode === 200) json(response).then(resolve, reject)
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
