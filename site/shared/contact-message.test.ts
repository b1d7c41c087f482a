import { expect, test } from 'vitest'
import { contactMessageSchema } from './contact-message.ts'

function messageOf(field: 'name' | 'email' | 'message', value: unknown): string | null {
  const given = { name: 'Ada', email: 'ada@example.org', message: 'Ten letters', [field]: value }
  return contactMessageSchema.safeParse(given).error?.issues[0]?.message ?? null
}

test('name: at least 2 characters', () => {
  expect(messageOf('name', 'A')).toBe('Name must be at least 2 characters')
  expect(messageOf('name', '  A  ')).toBe('Name must be at least 2 characters')
  expect(messageOf('name', undefined)).toBe('Name must be at least 2 characters')
  expect(messageOf('name', 'Bo')).toBeNull()
})

test('email: a valid address', () => {
  for (const email of [
    '',
    'ada',
    'ada@',
    'a b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    undefined,
  ]) {
    expect(messageOf('email', email)).toBe('Please enter a valid email address')
  }
  expect(messageOf('email', ' ada+site@mail.example.org ')).toBeNull()
})

test('message: at least 10 characters', () => {
  expect(messageOf('message', '123456789')).toBe('Message must be at least 10 characters')
  expect(messageOf('message', 42)).toBe('Message must be at least 10 characters')
  expect(messageOf('message', '1234567890')).toBeNull()
})
