import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '#shared/limits.ts'
import { attackerAddress } from './ask.ts'
import { judgeProbe, type Finding } from './finding.ts'
import { startProbe } from './probe.ts'
import { startTarget } from './start-target.ts'

const settleMs = 8_000
const holdMs = 8_000
const mostRiseMegabytes = 300

/** Many of the largest uploads at once, whose last bytes are withheld. */
export async function heldBodiesAttack(isShort: boolean): Promise<Finding[]> {
  await using target = await startTarget()
  await sleep(settleMs)
  const probe = startProbe(target.origin)
  const before = target.measureMemory()
  const port = Number(new URL(target.origin).port)
  const held = Array.from({ length: isShort ? 24 : 120 }, () => holdBody(port))
  let most = before
  for (let waitedMs = 0; waitedMs < holdMs; waitedMs += 500) {
    await sleep(500)
    most = Math.max(most, target.measureMemory())
  }
  const probed = await probe.stop()
  for (const { socket } of held) socket.destroy()
  const refused = held.filter(({ answer }) => /^HTTP\/1\.1 (?:429|503|408) /.test(answer())).length
  return [
    { what: 'memory taken by held bodies', figure: most - before, unit: 'MB', most: mostRiseMegabytes },
    { what: 'refused with a status', figure: refused, unit: `of ${held.length}`, least: held.length - 8 },
    ...judgeProbe(probed),
  ]
}

function holdBody(port: number): { socket: Socket; answer: () => string } {
  let text = ''
  const socket = connect({ port, host: '127.0.0.1', localAddress: attackerAddress })
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.on('error', () => {})
  socket.write(
    `POST /api/ai/upload-base64 HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\ncontent-length: ${limits.uploadBodyBytes}\r\n\r\n`,
  )
  socket.write(Buffer.alloc(limits.uploadBodyBytes - 2, 'a'))
  return { socket, answer: () => text }
}
