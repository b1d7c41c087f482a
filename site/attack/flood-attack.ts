import { ask, attackerAddress as from } from './ask.ts'
import { judgeProbe, type Finding } from './finding.ts'
import { startProbe } from './probe.ts'
import { startTarget } from './start-target.ts'

/** As many page views and contact messages as one address may send, all at once. */
export async function floodAttack(isShort: boolean): Promise<Finding[]> {
  await using target = await startTarget({ LIMIT_CONTACT: '600/600', LIMIT_CONTACT_UNCHECKED: '600/600' })
  const { origin } = target
  const post = (path: string, body: unknown) =>
    ask(origin, path, { method: 'POST', body: JSON.stringify(body), from })
  const probe = startProbe(origin)
  const views = await Promise.all(
    Array.from({ length: isShort ? 60 : 300 }, () => post('/api/page-views', { page_path: '/' })),
  )
  const messages = await Promise.all(
    Array.from({ length: isShort ? 40 : 280 }, (_, number) =>
      post('/api/contact', {
        name: 'Ada',
        email: `ada-${number}@example.org`,
        message: 'Ten letters or more',
      }),
    ),
  )
  const answered = [...views, ...messages].filter(({ status }) => status >= 200 && status < 504).length
  return [
    {
      what: 'posts answered',
      figure: answered,
      unit: `of ${views.length + messages.length}`,
      least: views.length + messages.length,
    },
    ...judgeProbe(await probe.stop()),
  ]
}
