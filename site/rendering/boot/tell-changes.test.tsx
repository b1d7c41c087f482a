import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openHeldPage } from '#server/testing/open-held-page.ts'
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

function write(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (field === null) throw new Error(`No ${selector}`)
  field.value = value
  field.dispatchEvent(new Event(selector === '#state' ? 'change' : 'input', { bubbles: true }))
}

test('React learns of what was typed and chosen before it was there', async () => {
  const page = openHeldPage(`<div id="root">${renderToString(<Finder />)}</div>`)
  tellChanges(page.waker)
  write('#users', '900')
  write('#state', 'TAS')
  write('#message', 'Early')
  document.querySelector<HTMLInputElement>('#MWh')?.click()
  const container = document.querySelector('#root')
  if (container === null) throw new Error('No root')
  const root = await act(() => Promise.resolve(hydrateRoot(container, <Finder />)))
  await act(() => page.settle(true))
  expect(document.querySelector('output')).toHaveTextContent('900 TAS Early MWh')
  expect(document.querySelector<HTMLInputElement>('#users')?.value).toBe('900')
  expect(document.querySelector<HTMLTextAreaElement>('#message')?.value).toBe('Early')
  expect(document.querySelector<HTMLInputElement>('#MWh')?.checked).toBe(true)
  act(() => root.unmount())
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
