import { ask, attackerAddress as from } from './ask.ts'
import { judgeProbe, type Finding } from './finding.ts'
import { startProbe } from './probe.ts'
import { startTarget } from './start-target.ts'

/** Requests made to keep the one thread of the server busy. */
export async function hangAttack(isShort: boolean): Promise<Finding[]> {
  await using target = await startTarget()
  const { origin } = target
  const probe = startProbe(origin)
  const chat = (content: string) =>
    ask(origin, '/api/ai/chat', {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content }] }),
      from,
      timeoutMs: 30_000,
    })
  const slashes = await Promise.all(
    Array.from({ length: 20 }, () => ask(origin, `/a${'/'.repeat(15_500)}a/`, { from })),
  )
  const slug = await ask(origin, `/blog/${'a'.repeat(8_000)}`, { from })
  const asking = await chat('can you please '.repeat(53))
  const long = 'electrcity consumtion emisions '.repeat(250)
  const chats = await Promise.all(Array.from({ length: isShort ? 6 : 60 }, () => chat(long)))
  return [
    { what: 'slowest address of slashes', figure: worst(slashes), unit: 'ms', most: 2_000 },
    { what: 'status of an endless address', figure: slug.status, unit: '', most: 414, least: 404 },
    {
      what: 'one chat message made to backtrack',
      figure: Math.round(asking.durationMs),
      unit: 'ms',
      most: 5_000,
    },
    { what: `slowest of ${chats.length} long chats`, figure: worst(chats), unit: 'ms', most: 30_000 },
    ...judgeProbe(await probe.stop()),
  ]
}

function worst(answers: readonly { durationMs: number }[]): number {
  return Math.round(Math.max(...answers.map(({ durationMs }) => durationMs)))
}
