import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGuardedFetch, FetchRefused } from './guarded-fetch.server.ts'
import { isPublicAddress } from './public-address.server.ts'

let inside: Server
let insidePort = 0
let insideHits = 0
const servers: Server[] = []

async function serve(listener: RequestListener, host?: string): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, host, listening))
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  // On every address of this machine, IPv6 too: whatever gets through arrives here.
  insidePort = await serve((_, response) => {
    insideHits += 1
    response.setHeader('content-type', 'text/plain')
    response.end('secret')
  })
  inside = servers[0] as Server
})

afterAll(() => {
  for (const server of servers) server.close()
})

const hosts = String.raw`
  127.0.0.1 127.1 127.0.1 127.0.0.2 127.255.255.254 2130706433 0x7f000001 0x7f.1 0x7f.0x0.0x0.0x1
  0177.0.0.1 0177.0.0.01 00000177.0.0.1 017700000001 127.0.0.1. 0 0.0.0.0 0x0 00 0.0.0 0.1.2.3
  127.0.0.0x1 127.000.000.001 0X7F000001 １２７.０.０.１ ①②⑦.⓪.⓪.① 127。0。0。1 127．0．0．1 127｡0｡0｡1
  %31%32%37%2e0.0.1 localhost LOCALHOST localhost. lOcAlHoSt a.localhost localhost.localdomain
  ⓛⓞⓒⓐⓛⓗⓞⓢⓣ printer.local db.internal metadata.google.internal router.home.arpa metadata
  kubernetes 10.0.0.1 10.255.255.255 10.1 167772161 172.16.0.1 172.31.255.255 192.168.0.1
  192.168.1.1 192.168.257 3232235521 0xc0a80001 0300.0250.0.1 169.254.169.254 169.254.0.1
  2852039166 0xa9fea9fe 0251.0376.0251.0376 169.254.43518 100.64.0.1 100.127.255.255
  100.100.100.200 192.0.0.1 192.0.0.192 192.0.2.1 198.18.0.1 198.19.255.255 198.51.100.1
  203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 168.63.129.16 192.88.99.1 [::1]
  [::] [0:0:0:0:0:0:0:1] [0000::0001] [::ffff:127.0.0.1] [::ffff:7f00:1]
  [0:0:0:0:0:ffff:127.0.0.1] [::ffff:0:127.0.0.1] [::127.0.0.1] [::7f00:1] [::ffff:10.0.0.1]
  [::ffff:169.254.169.254] [::ffff:a9fe:a9fe] [64:ff9b::127.0.0.1] [64:ff9b::7f00:1]
  [64:ff9b:1::7f00:1] [2002:7f00:1::] [2002:a9fe:a9fe::1] [2001:0:7f00:1::] [2001::1] [fe80::1]
  [febf::1] [fec0::1] [fc00::1] [fd00::1] [fd00:ec2::254] [ff02::1] [2001:db8::1] [100::1]
  [2001:10::1] [2001:20::1] [3fff::1] [5f00::1] [::2] user@127.0.0.1 example.org@127.0.0.1
  user:word@localhost 127.0.0.1#@example.org example.org%2f@127.0.0.1 127.0.0.1\@example.org
  127.0.0.1%00.example.org 127.0.0.1%20
`
  .trim()
  .split(/\s+/)

const schemes = [
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'gopher://127.0.0.1:70/',
  'data:text/plain,secret',
  'javascript:1',
  'blob:http://127.0.0.1/x',
  'dict://127.0.0.1:11211/',
  'ldap://127.0.0.1/',
  'about:blank',
  '//127.0.0.1/',
  'http:127.0.0.1',
  'http:/127.0.0.1',
  'http:\\\\127.0.0.1\\',
  ' http://127.0.0.1 ',
  'http://127.0.0.1\t/',
  'http://127.0\n.0.1/',
  'ht\ntp://127.0.0.1/',
  'http://',
  'http:///',
  '',
  'secret',
]

/** Ways to write, or to hide, an address that is not of the public internet. */
function tricks(port: number): string[] {
  return [
    ...hosts.flatMap((host) => [`http://${host}:${port}/`, `https://${host}/`]),
    ...schemes,
    `http://${'a'.repeat(3_000)}.example.org/`,
  ]
}

/** As in earnest, apart from the port: an address may not get by because its port is refused. */
const anyPort = { isAllowed: (address: string) => isPublicAddress(address), timeoutMs: 4_000 }
const nowhere = async () => {
  throw new Error('no such name')
}

test('more than a hundred ways to write an inside address reach nothing', async () => {
  const fetchPage = createGuardedFetch({ ...anyPort, resolve: nowhere })
  const forms = tricks(insidePort)
  expect(forms.length).toBeGreaterThan(200)
  const through: string[] = []
  for (const form of forms) {
    try {
      await fetchPage(form)
      through.push(form)
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
    }
  }
  expect(through).toEqual([])
  expect(insideHits).toBe(0)
})

test('the inside server does answer whoever may reach it', async () => {
  const fetchPage = createGuardedFetch({ isAllowed: () => true })
  const page = await fetchPage(`http://127.0.0.1:${insidePort}/`)
  expect(Buffer.from(page.bytes).toString()).toBe('secret')
  insideHits = 0
})

test('a name is refused when any of its addresses is inside, and is asked for once', async () => {
  const loopback = { address: '127.0.0.1', family: 4 }
  const outside = { address: '93.184.215.14', family: 4 }
  for (const answers of [[loopback], [outside, loopback], [{ address: '::ffff:127.0.0.1', family: 6 }], []]) {
    let asked = 0
    const fetchPage = createGuardedFetch({
      ...anyPort,
      resolve: async () => {
        asked += 1
        return answers
      },
    })
    await expect(fetchPage(`http://rebind.example.org:${insidePort}/`)).rejects.toMatchObject({
      reason: 'address',
    })
    expect(asked).toBe(1)
  }
  expect(insideHits).toBe(0)
})

test('the connection goes to the address that was looked at, though the name has another by then', async () => {
  const port = await serve((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`host ${request.headers.host}`)
  })
  let asked = 0
  const fetchPage = createGuardedFetch({
    isAllowed: () => true,
    resolve: async () => {
      asked += 1
      return [{ address: '127.0.0.1', family: 4 }]
    },
  })
  const page = await fetchPage(`http://pinned.example.org:${port}/`)
  expect(Buffer.from(page.bytes).toString()).toBe(`host pinned.example.org:${port}`)
  expect(asked).toBe(1)
})

test('every redirect is looked at like a new address', async () => {
  const targets = tricks(insidePort)
  let target = ''
  const port = await serve((_, response) => {
    response.writeHead(302, { location: encodeURI(target) }).end()
  })
  const fetchPage = createGuardedFetch({
    isAllowed: (address, to) => to === port || isPublicAddress(address),
    resolve: nowhere,
    timeoutMs: 4_000,
  })
  for (target of targets.slice(0, 240)) {
    if (/[\n\r\t]|^$/.test(target)) continue
    await expect(fetchPage(`http://127.0.0.1:${port}/`), target).rejects.toBeInstanceOf(FetchRefused)
  }
  target = `http://127.0.0.1:${port}/again`
  await expect(fetchPage(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ reason: 'status' })
  expect(insideHits).toBe(0)
})

test('size, packed size, kind, status and time are limited', async () => {
  const port = await serve((request, response) => {
    const kind = request.url?.slice(1) ?? ''
    if (kind === 'slow') return
    const html = { 'content-type': 'text/html' }
    if (kind === 'large') response.writeHead(200, html).end('x'.repeat(20_000))
    else if (kind === 'announced') response.writeHead(200, { ...html, 'content-length': '999999' }).end()
    else if (kind === 'bomb')
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000_000)))
    else if (kind === 'broken')
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('no gzip')
    else if (kind === 'picture') response.writeHead(200, { 'content-type': 'image/png' }).end('x')
    else response.writeHead(500, html).end('x')
  })
  const fetchPage = createGuardedFetch({ isAllowed: () => true, limitBytes: 10_000, timeoutMs: 500 })
  const reasons: Record<string, string> = {
    large: 'size',
    announced: 'size',
    bomb: 'size',
    broken: 'network',
    picture: 'type',
    failing: 'status',
    slow: 'time',
  }
  for (const [kind, reason] of Object.entries(reasons))
    await expect(fetchPage(`http://127.0.0.1:${port}/${kind}`), kind).rejects.toMatchObject({ reason })
})

test('only the two ports of the web are reached in earnest', async () => {
  const fetchPage = createGuardedFetch({ resolve: async () => [{ address: '93.184.215.14', family: 4 }] })
  for (const port of [22, 25, 3306, 6379, 8080, 9200])
    await expect(fetchPage(`http://example.org:${port}/`)).rejects.toMatchObject({ reason: 'address' })
  expect(inside.listening).toBe(true)
})
