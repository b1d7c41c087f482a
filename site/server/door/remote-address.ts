import { isIPv6 } from 'node:net'

/**
 * The address that a request counts under. X-Forwarded-For is believed for as many proxies as are configured,
 * counted from the right, because entries further left are the visitor's own words. IPv6 counts by /64,
 * the least that one subscriber is given (RFC 6177). A port that a proxy writes behind the address does not count.
 */
export function remoteAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustedHops: number,
): string {
  if (trustedHops === 0 || forwardedFor === null) return toCountedAddress(socketAddress)
  const entries = forwardedFor.split(',').map((entry) => entry.trim())
  return toCountedAddress(entries.at(-trustedHops) ?? entries[0] ?? socketAddress)
}

function toCountedAddress(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailGroups.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...tailGroups]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** An IPv6 address with a port stands in brackets; without brackets only an IPv4 address can have one. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1).split(']')[0] ?? address
  const [host = address, port, ...more] = address.split(':')
  return port !== undefined && more.length === 0 ? host : address
}
