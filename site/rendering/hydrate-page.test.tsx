import { useEffect, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { hydratePage } from './hydrate-page.ts'

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

test('it settles when the tree is alive, in a browser without the younger promises too', async () => {
  vi.stubGlobal('Promise', class extends Promise<unknown> {})
  Reflect.set(Promise, 'withResolvers', undefined)
  await hydratePage(serve('<p>Served</p>'), (onAlive) => <Alive onAlive={onAlive}>Served</Alive>)
  expect(document.querySelector('p')).toHaveTextContent('Served')
})

test('what is thrown outside of the boundaries is reported, and the page counts as not taken over', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  await expect(hydratePage(serve('<p>Served</p>'), () => <Broken />)).rejects.toThrow(
    'The page could not be taken over',
  )
  expect(report).toHaveBeenCalledOnce()
})
