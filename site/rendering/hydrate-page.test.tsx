import { useEffect, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydratePage } from './hydrate-page.ts'

const report = vi.fn<(error: unknown) => void>()
beforeEach(() => {
  report.mockClear()
  vi.stubGlobal('reportError', report)
})
afterEach(() => vi.unstubAllGlobals())

function serve(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('No root')
  return root
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(() => onAlive(), [onAlive])
  return <p>{children}</p>
}

function Broken(): ReactNode {
  throw new Error('A part is broken')
}

function BreaksAfterwards() {
  useEffect(() => {
    throw new Error('An effect is broken')
  }, [])
  return 'Served'
}

function BreaksOnPress({ onAlive }: { onAlive: () => void }) {
  const [isBroken, setBroken] = useState(false)
  useEffect(() => onAlive(), [onAlive])
  return <button onClick={() => setBroken(true)}>{isBroken ? <Broken /> : 'Press'}</button>
}

const failed = <h1>Failed</h1>

test('it settles when the tree is alive, in a browser without the younger promises too', async () => {
  vi.stubGlobal('Promise', class extends Promise<unknown> {})
  Reflect.set(Promise, 'withResolvers', undefined)
  const isAlive = await hydratePage(serve('<p>Served</p>'), {
    render: (onAlive) => <Alive onAlive={onAlive}>Served</Alive>,
    failed,
  })
  expect(isAlive).toBe(true)
  expect(document.querySelector('p')).toHaveTextContent('Served')
})

test('a throw outside of the boundaries is reported, and the served page stays with what was typed', async () => {
  const root = serve('<p>Served</p><input>')
  const field = root.querySelector('input')
  if (field !== null) field.value = 'typed'
  field?.focus()
  expect(await hydratePage(root, { render: () => <Broken />, failed })).toBe(false)
  expect(report).toHaveBeenCalledOnce()
  expect(root.innerHTML).toBe('<p>Served</p><input>')
  expect(root.querySelector('input')).toHaveValue('typed')
  expect(root.querySelector('input')).toHaveFocus()
})

test('a throw of an effect as the page comes alive leaves the served page too', async () => {
  const root = serve('<p>Served</p>')
  const isAlive = await hydratePage(root, {
    render: (onAlive) => (
      <Alive onAlive={onAlive}>
        <BreaksAfterwards />
      </Alive>
    ),
    failed,
  })
  expect(isAlive).toBe(false)
  expect(root.innerHTML).toBe('<p>Served</p>')
})

test('a page that throws once it is alive gives way to the error page', async () => {
  const root = serve('<button>Press</button>')
  await hydratePage(root, { render: (onAlive) => <BreaksOnPress onAlive={onAlive} />, failed })
  // Not through `act`, which would throw what the page throws.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  root.querySelector('button')?.click()
  await vi.waitFor(() => expect(root.innerHTML).toBe('<h1>Failed</h1>'))
})
