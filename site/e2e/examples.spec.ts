import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from './open-page.ts'
import { listenOnLoopback } from '../server/testing/listen-on-loopback.ts'

const page = readFileSync(join(import.meta.dirname, '../../examples/trip.html'))

/** A site of somebody else: another port is another origin. */
async function serveElsewhere() {
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' })
    reply.end(page)
  })
  return listenOnLoopback(server)
}

test('a page of another site works out a trip, and says what it does not know', async ({
  page: tab,
  baseURL,
}) => {
  await using elsewhere = await serveElsewhere()
  await tab.goto(`${elsewhere.origin}/?engine=${baseURL}`)
  await tab.getByRole('button', { name: 'Work it out' }).click()
  await expect(tab.getByRole('status')).toHaveText(/pkm × .* = .* kg CO2e[^]*Total: \d[\d.]* kg CO2e$/)
  await tab.getByLabel('to', { exact: true }).fill('Atlantis')
  await tab.getByRole('button', { name: 'Work it out' }).click()
  await expect(tab.getByRole('status')).toContainText('Atlantis')
})
