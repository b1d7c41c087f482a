import { afterEach, expect, test, vi } from 'vitest'
import { openHeldPage } from '#server/testing/open-held-page.ts'
import { find, hear } from '#server/testing/touch-elements.ts'
import { holdTouches } from './hold-touches.ts'

const reload = vi.fn()

afterEach(() => {
  reload.mockClear()
  vi.unstubAllGlobals()
})

function stubServer(answer: () => Promise<Response>) {
  const ask = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', ask)
  return ask
}

async function settleAll(): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve))
}

test('without its code a form is sent by the browser, a press is forgotten, and the next one tries again', async () => {
  const page = openHeldPage(
    '<form method="post" action="/contact"><button type="submit">Send</button></form><button id="open"></button>',
  )
  holdTouches(page.waker, reload)
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  const pressed = hear('#open', 'click')
  find('[type=submit]').click()
  find('#open').click()
  await page.settle(false)
  await Promise.resolve()
  expect(submit).toHaveBeenCalledOnce()
  submit.mockRestore()
  find('#open').click()
  expect(page.loads()).toBe(2)
  await page.settle(true)
  expect(pressed).toHaveLength(1)
})

test('a form that the browser sent is not sent again when the visitor comes back', async () => {
  const page = openHeldPage(
    '<form method="post" action="/contact"><button type="submit">Send</button></form>',
  )
  holdTouches(page.waker, reload)
  const wasWaking: boolean[] = []
  const submit = vi
    .spyOn(HTMLFormElement.prototype, 'submit')
    .mockImplementation(() => void wasWaking.push(document.documentElement.hasAttribute('data-waking')))
  find('button').click()
  find('button').click()
  await page.settle(false)
  const sent = hear('form', 'submit')
  await page.settle(true)
  expect(wasWaking).toEqual([false])
  expect(sent).toHaveLength(0)
  submit.mockRestore()
})

test('a page whose code failed before is loaded anew with the next press, whatever woke it first', async () => {
  stubServer(() => Promise.resolve(new Response(null)))
  const page = openHeldPage('<button></button>')
  holdTouches(page.waker, reload)
  await page.settle(false)
  await page.settle(false)
  expect(reload).not.toHaveBeenCalled()
  find('button').click()
  find('button').click()
  await page.settle(false)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await page.settle(true)
})

test('many presses into one failure are one failure', async () => {
  const ask = stubServer(() => Promise.resolve(new Response(null)))
  const page = openHeldPage('<button></button>')
  holdTouches(page.waker, reload)
  for (let press = 0; press < 3; press += 1) find('button').click()
  await page.settle(false)
  expect(ask).not.toHaveBeenCalled()
  await page.settle(true)
})

test('a server that is away is not asked for the page', async () => {
  const ask = stubServer(() => Promise.reject(new Error('away')))
  const page = openHeldPage('<button></button>')
  holdTouches(page.waker, reload)
  await page.settle(false)
  find('button').click()
  await page.settle(false)
  await settleAll()
  ask.mockResolvedValueOnce(new Response(null, { status: 502 }))
  find('button').click()
  await page.settle(false)
  await settleAll()
  expect(ask.mock.calls.map(([, init]) => init?.method)).toEqual(['HEAD', 'HEAD'])
  expect(reload).not.toHaveBeenCalled()
  await page.settle(true)
})

test('drags and Escape are forgotten with a failure', async () => {
  const page = openHeldPage('<svg data-control></svg><button></button>')
  holdTouches(page.waker, reload)
  find('svg').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  find('button').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await page.settle(false)
  const dragged = hear('svg', 'pointerdown')
  const keyed = hear('button', 'keydown')
  await page.settle(true)
  expect([...dragged, ...keyed]).toEqual([])
})
