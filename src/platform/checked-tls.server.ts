import { isLoopback } from './http/client-address.server.ts'

type Address = Pick<URL, 'hostname' | 'protocol' | 'searchParams'>

/** Whether this says that the service behind it is asked over TLS, and that its certificate is checked. */
const checksTls: Readonly<Record<string, (address: Address) => boolean>> = {
  'https:': () => true,
  'rediss:': () => true,
  'postgres:': checksPostgres,
  'postgresql:': checksPostgres,
  // STARTTLS is required for other machines.
  'smtp:': checksMail,
  'smtps:': checksMail,
}

/** Whether an address leads to another machine without TLS or without a check of the certificate there. */
export function isUnchecked(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.host !== '' && !isOwnMachine(address) && checksTls[url.protocol]?.(url) !== true
}

/** Whether an address leads to this machine and nowhere else. */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, protocol, searchParams } = new URL(address)
  const host = protocol.startsWith('postgres') ? (searchParams.get('host') ?? hostname) : hostname
  // A path is the folder of a Unix socket.
  if (host.startsWith('/') || host === 'localhost') return true
  return isLoopback(host.replace(/^\[|\]$/g, ''))
}

function checksPostgres({ searchParams }: Address): boolean {
  return searchParams.get('sslmode') === 'verify-full'
}

function checksMail({ searchParams }: Address): boolean {
  return searchParams.get('ignoreTLS') !== 'true' && searchParams.get('tls.rejectUnauthorized') !== 'false'
}
