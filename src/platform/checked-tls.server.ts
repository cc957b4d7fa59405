import { isLoopback } from './http/client-address.server.ts'

type Address = Pick<URL, 'hostname' | 'protocol' | 'searchParams'>

/** Whether this says that the service behind it is asked over TLS, and that its certificate is checked. */
const checksTls: Readonly<Record<string, (address: Address) => boolean>> = {
  'https:': () => true,
  'rediss:': () => true,
  // A bucket is asked at S3_ENDPOINT, which is judged by itself, or at Amazon's, which is TLS.
  's3:': () => true,
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
  return hostOf(url) !== '' && !isOwnMachine(address) && checksTls[url.protocol]?.(url) !== true
}

/** Whether an address leads to this machine and nowhere else. */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const host = hostOf(new URL(address))
  // A path is the folder of a Unix socket.
  if (host.startsWith('/') || host === 'localhost') return true
  return isLoopback(host.replace(/^\[|\]$/g, ''))
}

function hostOf({ hostname, protocol, searchParams }: Address): string {
  return (protocol.startsWith('postgres') && lastOf(searchParams, 'host')) || hostname
}

/** The driver of PostgreSQL takes the last of several parameters with the same name. */
function lastOf(parameters: URLSearchParams, name: string): string | undefined {
  return parameters.getAll(name).at(-1)
}

function checksPostgres({ searchParams }: Address): boolean {
  return lastOf(searchParams, 'sslmode') === 'verify-full'
}

function checksMail({ searchParams }: Address): boolean {
  return searchParams.get('ignoreTLS') !== 'true' && searchParams.get('tls.rejectUnauthorized') !== 'false'
}
