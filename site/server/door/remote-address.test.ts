import { expect, test } from 'vitest'
import { remoteAddress } from '#server/door/remote-address.ts'

test('without trusted proxies the socket counts, whatever the header says', () => {
  expect(remoteAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9')
})

test('behind one proxy the entry that it wrote counts, not the visitor’s own', () => {
  expect(remoteAddress('10.0.0.1', '1.2.3.4, 203.0.113.9', 1)).toBe('203.0.113.9')
})

test('behind two proxies the second entry from the right counts', () => {
  expect(remoteAddress('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
})

test('with fewer entries than proxies the leftmost counts', () => {
  expect(remoteAddress('10.0.0.1', '203.0.113.9', 3)).toBe('203.0.113.9')
})

test('an IPv4 address in IPv6 form counts as itself', () => {
  expect(remoteAddress('::ffff:203.0.113.9', null, 0)).toBe('203.0.113.9')
})

test('addresses of one IPv6 subscriber count together', () => {
  const first = remoteAddress('2001:db8:1:2:aaaa::1', null, 0)
  expect(first).toBe('2001:db8:1:2::/64')
  expect(remoteAddress('2001:0db8:1:2::beef', null, 0)).toBe(first)
  expect(remoteAddress('2001:db8:1:3::1', null, 0)).not.toBe(first)
})

test('the loopback address is a subscriber of its own', () => {
  expect(remoteAddress('::1', null, 0)).toBe('0:0:0:0::/64')
})

test.each([
  ['203.0.113.9:40001', '203.0.113.9'],
  ['[2001:db8:1:2::7]:40001', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
])('behind a proxy that writes ports, %s counts as %s', (entry, counted) => {
  expect(remoteAddress('10.0.0.1', entry, 1)).toBe(counted)
})
