import ipaddr from 'ipaddr.js'

// Reached like any public address from inside a cloud, and answering with its keys.
const alsoRefused = new Set(['168.63.129.16', '169.254.169.254', '100.100.100.200', '192.0.0.192'])

/** Whether an IP address belongs to the public internet. Anything that cannot be read does not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6) {
    // Zones, mapped and translated IPv4, tunnels: none of them is needed to reach a page.
    return parsed.zoneId === undefined && parsed.range() === 'unicast' && (parsed.parts[0] ?? 0) >> 13 === 1
  }
  return parsed.range() === 'unicast' && !alsoRefused.has(parsed.toString())
}
