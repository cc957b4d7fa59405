import { expect, test } from 'vitest'
import { addressGroup, clientAddress, isLoopback } from './client-address.server.ts'

test('without a trusted proxy the socket counts, whatever the header says', () => {
  expect(clientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
  expect(clientAddress('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7')
  expect(clientAddress(undefined, undefined, 0)).toBe('')
})

test('behind proxies the entry of the outermost trusted one counts, not what the caller put before it', () => {
  expect(clientAddress('10.0.0.1', '1.1.1.1, 2.2.2.2, 203.0.113.7', 1)).toBe('203.0.113.7')
  expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', '203.0.113.7', 3)).toBe('10.0.0.1')
})

test('addresses of one IPv6 network are one caller', () => {
  expect(addressGroup('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64')
  expect(addressGroup('2001:0DB8:0001:0002:bbbb:cccc:dddd:eeee')).toBe('2001:db8:1:2::/64')
  expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(addressGroup('::1')).toBe('0:0:0:0::/64')
  expect(addressGroup('203.0.113.7')).toBe('203.0.113.7')
})

test('loopback is known in all its spellings', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
    expect(isLoopback(address)).toBe(true)
  for (const address of ['10.0.0.1', '128.0.0.1', '::2', '127.0.0.1.example.org', undefined])
    expect(isLoopback(address)).toBe(false)
})
