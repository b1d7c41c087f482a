import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openHeldPage } from '#server/testing/open-held-page.ts'
import { find } from '#server/testing/touch-elements.ts'
import { tellChanges } from './tell-changes.ts'

function Finder() {
  const [users, setUsers] = useState('8')
  const [state, setState] = useState('QLD')
  const [name, setName] = useState('')
  const [unit, setUnit] = useState('kWh')
  return (
    <>
      <input id="users" value={users} onChange={({ target }) => setUsers(target.value)} />
      <select id="state" value={state} onChange={({ target }) => setState(target.value)}>
        <option>QLD</option>
        <option>TAS</option>
      </select>
      <textarea id="message" defaultValue="" onChange={({ target }) => setName(target.value)} />
      {['kWh', 'MWh'].map((value) => (
        <input
          key={value}
          type="radio"
          name="unit"
          id={value}
          checked={unit === value}
          onChange={() => setUnit(value)}
        />
      ))}
      <output>{`${users} ${state} ${name} ${unit}`}</output>
    </>
  )
}

/** The finder as the server sends it, held, with what happens to it before React is there. */
async function openFinder(meanwhile: () => void) {
  const page = openHeldPage(`<div id="root">${renderToString(<Finder />)}</div>`)
  tellChanges(page.waker)
  meanwhile()
  const root = await act(() => Promise.resolve(hydrateRoot(find('#root'), <Finder />)))
  await act(() => page.settle(true))
  return { output: find('output'), close: () => act(() => root.unmount()) }
}

/** As the browser does it: no event tells of it. */
function fill(selector: string, setting: { value: string } | { checked: boolean }): void {
  Object.assign(find(selector), setting)
}

function write(selector: string, value: string): void {
  fill(selector, { value })
  find(selector).dispatchEvent(new Event(selector === '#state' ? 'change' : 'input', { bubbles: true }))
}

test('React learns of what was typed and chosen before it was there', async () => {
  const { output, close } = await openFinder(() => {
    write('#users', '900')
    write('#state', 'TAS')
    write('#message', 'Early')
    find('#MWh').click()
  })
  expect(output).toHaveTextContent('900 TAS Early MWh')
  expect(document.querySelector<HTMLInputElement>('#users')?.value).toBe('900')
  expect(document.querySelector<HTMLTextAreaElement>('#message')?.value).toBe('Early')
  expect(document.querySelector<HTMLInputElement>('#MWh')?.checked).toBe(true)
  close()
})

test('React learns of what the browser filled in again without an event', async () => {
  const { output, close } = await openFinder(() => {
    fill('#users', { value: '900' })
    fill('#state', { value: 'TAS' })
    fill('#message', { value: 'Early' })
    fill('#MWh', { checked: true })
  })
  expect(output).toHaveTextContent('900 TAS Early MWh')
  close()
})

test('of what stands as it was served, nothing is told', async () => {
  const page = openHeldPage(
    '<input value="8"><textarea>Text</textarea><select><option>A</option><option selected>B</option></select><select><option>A</option></select><input type="radio" name="a" checked><input type="radio" name="a"><input type="checkbox" checked>',
  )
  tellChanges(page.waker)
  const told: string[] = []
  for (const type of ['input', 'change'])
    document.body.addEventListener(type, () => told.push(type), { once: true })
  await page.settle(true)
  expect(told).toEqual([])
})

test('a field that is being composed in is left alone until the input method is done', async () => {
  const { output, close } = await openFinder(() => {
    find('#message').dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    write('#message', 'に')
  })
  expect(output).toHaveTextContent('8 QLD kWh')
  fill('#message', { value: '日本' })
  act(() => {
    find('#message').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  })
  expect(output).toHaveTextContent('8 QLD 日本 kWh')
  close()
})

test('a chosen file is told of as it is', async () => {
  const page = openHeldPage('<input type="file">')
  tellChanges(page.waker)
  const field = document.querySelector('input')
  field?.dispatchEvent(new Event('change', { bubbles: true }))
  const told: string[] = []
  field?.addEventListener('change', ({ type }) => told.push(type))
  await page.settle(true)
  expect(told).toEqual(['change'])
})

test('a file that was chosen before the script ran wakes the page and is told of; an empty field is not', async () => {
  const page = openHeldPage('<input type="file" id="chosen"><input type="file" id="empty">')
  Object.defineProperty(find('#chosen'), 'value', { value: String.raw`C:\fakepath\bill.pdf` })
  tellChanges(page.waker)
  expect(page.loads()).toBe(1)
  const told: unknown[] = []
  document.body.addEventListener('change', ({ target }) => told.push(target), { once: true })
  await page.settle(true)
  expect(told).toEqual([find('#chosen')])
})
