import { afterEach, beforeAll, expect, test } from 'vitest'
import { catchFiles, type Dropped } from './catch-files.ts'
import { makePageWaker } from './page-waker.ts'

const taken: Dropped[] = []
let canWake = true
let loads = 0
const notice = () => document.querySelector('.file-catcher')

beforeAll(() => {
  const waker = makePageWaker(() => {
    loads += 1
    return Promise.resolve(canWake)
  })
  catchFiles(waker, (dropped) => {
    taken.push(dropped)
    return Promise.resolve()
  })
})

afterEach(() => {
  taken.length = 0
  document.body.replaceChildren()
})

function drag(type: string, target: Element, types: readonly string[] = ['Files']): Event {
  const event = new Event(type, { bubbles: true, cancelable: true })
  const file = new File(['100 kWh'], 'bill.txt')
  const items = [{ webkitGetAsEntry: () => null }]
  Object.assign(event, { dataTransfer: { types, files: [file], items }, relatedTarget: null })
  target.dispatchEvent(event)
  return event
}

async function settle(): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve))
}

test('without its code a dropped file is let go, and nothing is left on the page', async () => {
  canWake = false
  drag('drop', document.body)
  await settle()
  expect(taken).toEqual([])
  expect(notice()).toBeNull()
  canWake = true
})

test('a file over the page shows where it goes and asks for the code', () => {
  const before = loads
  expect(drag('dragover', document.body).defaultPrevented).toBe(true)
  expect(notice()).toHaveTextContent('Drop it anywhere: it goes on the desk')
  expect(loads).toBe(before + 1)
  drag('dragleave', document.body)
  expect(notice()).toBeNull()
})

test('a dropped file is taken with its entry when the page is alive', async () => {
  drag('dragover', document.body)
  expect(drag('drop', document.body).defaultPrevented).toBe(true)
  expect(notice()).toBeNull()
  await settle()
  expect(taken.map(({ files, entries }) => [files.map(({ name }) => name), entries])).toEqual([
    [['bill.txt'], [null]],
  ])
})

test('a drop that an inner place took is left to it, and text is left to the browser', async () => {
  const inner = document.body.appendChild(document.createElement('div'))
  inner.addEventListener('drop', (event) => event.preventDefault())
  drag('drop', inner)
  expect(drag('drop', document.body, ['text/plain']).defaultPrevented).toBe(false)
  await settle()
  expect(taken).toEqual([])
})

test('over the chat nothing is shown: it takes files itself', () => {
  const panel = document.body.appendChild(document.createElement('div'))
  panel.className = 'chat-panel'
  drag('dragover', panel)
  expect(notice()).toBeNull()
})
