import { expect, test, vi } from 'vitest'
import { openHeldPage } from '#server/testing/open-held-page.ts'
import { find, hear } from '#server/testing/touch-elements.ts'
import { holdTouches } from './hold-touches.ts'

const reload = vi.fn()

test('a press waits for the page and is done once, when it is alive', async () => {
  const page = openHeldPage('<button><span>Open</span></button>')
  holdTouches(page.waker, reload)
  const heard = hear('button', 'click')
  find('span').click()
  expect(heard).toHaveLength(0)
  expect(page.loads()).toBe(1)
  expect(document.documentElement.hasAttribute('data-waking')).toBe(true)
  await page.settle(true)
  expect(heard).toHaveLength(1)
  expect(document.documentElement.hasAttribute('data-waking')).toBe(false)
  find('span').click()
  expect(heard).toHaveLength(2)
})

test('presses are done in their order', async () => {
  const page = openHeldPage('<button id="a"></button><button id="b"></button>')
  holdTouches(page.waker, reload)
  const order: string[] = []
  for (const id of ['a', 'b']) find(`#${id}`).addEventListener('click', () => order.push(id))
  find('#b').click()
  find('#a').click()
  await page.settle(true)
  expect(order).toEqual(['b', 'a'])
})

test('radio buttons, links, summaries, sources and the theme are pressed at once', async () => {
  const page = openHeldPage(
    '<input type="radio"><a href="#x">Link</a><details><summary>More</summary></details><button popovertarget="x" class="figure"></button><button data-plain></button>',
  )
  holdTouches(page.waker, reload)
  for (const selector of ['input', 'a', 'summary', '.figure', '[data-plain]']) {
    const heard = hear(selector, 'click')
    find(selector).click()
    expect(heard).toHaveLength(1)
  }
  expect(page.loads()).toBe(0)
  await page.settle(true)
})

test('keys of menus and tabs are pressed again; Escape and letters are the browser’s too', async () => {
  const page = openHeldPage('<button role="tab"></button><input type="text">')
  holdTouches(page.waker, reload)
  const heard = hear('button', 'keydown')
  const press = (selector: string, key: string) =>
    find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect(press('button', 'ArrowRight')).toBe(false)
  expect(heard).toHaveLength(0)
  expect(press('input', 'ArrowRight')).toBe(true)
  press('button', 'Tab')
  expect(heard).toHaveLength(1)
  await page.settle(true)
  expect(heard.map((event) => (event instanceof KeyboardEvent ? event.key : ''))).toEqual([
    'Tab',
    'ArrowRight',
  ])
})

test('a form is sent when the page is alive, with the button that sent it', async () => {
  const page = openHeldPage(
    '<form method="post" action="/contact"><button type="submit">Send</button></form>',
  )
  holdTouches(page.waker, reload)
  const sent = hear('form', 'submit')
  find('button').click()
  expect(sent).toHaveLength(0)
  await page.settle(true)
  expect(sent).toHaveLength(1)
  expect(sent[0] instanceof SubmitEvent && sent[0].submitter).toBe(find('button'))
})

test('a form that asks by its address is not held', async () => {
  const page = openHeldPage(
    '<form method="get" action="/factors"><button type="submit">Search</button></form>',
  )
  holdTouches(page.waker, reload)
  const sent = hear('form', 'submit')
  find('button').click()
  expect(sent).toHaveLength(1)
  await page.settle(true)
})

test('an impatient second press does not undo the first', async () => {
  const page = openHeldPage('<button aria-expanded="false"></button><button id="add"></button>')
  holdTouches(page.waker, reload)
  const turned = hear('[aria-expanded]', 'click')
  const added = hear('#add', 'click')
  for (const selector of ['[aria-expanded]', '#add', '[aria-expanded]', '#add']) find(selector).click()
  await page.settle(true)
  expect(turned).toHaveLength(1)
  expect(added).toHaveLength(2)
})

test('a press of long ago is dropped, a form is sent', async () => {
  const page = openHeldPage('<button id="open"></button><form method="post"><button></button></form>')
  holdTouches(page.waker, reload)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const pressed = hear('#open', 'click')
  const sent = hear('form', 'submit')
  find('#open').click()
  find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  clock.mockReturnValue(11_001)
  await page.settle(true)
  clock.mockRestore()
  expect(pressed).toHaveLength(0)
  expect(sent).toHaveLength(1)
})

test.each([
  ['a button that hears no keys', '<button></button>', {}],
  ['a tab with a second key', '<button role="tab"></button>', { altKey: true }],
])('arrows on %s are the browser’s', async (_case, html, keys) => {
  const page = openHeldPage(html)
  holdTouches(page.waker, reload)
  const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...keys })
  expect(find('button').dispatchEvent(event)).toBe(true)
  await page.settle(true)
})

test('a drag on a drawing begins again where it began', async () => {
  const page = openHeldPage('<svg data-control><rect></rect></svg>')
  holdTouches(page.waker, reload)
  find('rect').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientY: 42 }))
  const heard: number[] = []
  document.querySelector('svg')?.addEventListener('pointerdown', ({ clientY }) => heard.push(clientY))
  await page.settle(true)
  expect(heard).toEqual([42])
})
