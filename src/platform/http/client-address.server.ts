import { isIPv6 } from 'node:net'

/**
 * Who is calling, for limits. With `trustedProxies` proxies in front, each of which appends whom it heard, the caller
 * is that many places from the end; whatever stands before it the caller may have made up.
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const socket = withoutMapping(remoteAddress ?? '')
  if (trustedProxies === 0) return socket
  const chain = (forwardedFor ?? '').split(',').map((part) => part.trim())
  return withoutMapping(chain.at(-trustedProxies) ?? '') || socket
}

/** The part of an address that one caller cannot change: an IPv6 customer has at least a /64. */
export function addressGroup(given: string): string {
  const address = withoutMapping(given)
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%', 1).join('').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}

export function isLoopback(address: string | undefined): boolean {
  const plain = withoutMapping(address ?? '')
  return plain === '::1' || /^127\.\d+\.\d+\.\d+$/.test(plain)
}

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
