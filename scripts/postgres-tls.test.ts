import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { readInstallation } from '#platform/database/installation.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { startPostgres } from './postgres-for-tests.mjs'

// A server that lets in who shows a certificate, and nobody else.
let folder: string
let server: Awaited<ReturnType<typeof startPostgres>>

/** Arguments are parted by single spaces. */
const openssl = (args: string) => execFileSync('openssl', args.split(' '), { cwd: folder, stdio: 'pipe' })
const newKey = 'req -new -nodes -newkey rsa:2048'

function makeAuthority(name: string): void {
  openssl(`${newKey} -x509 -days 2 -subj /CN=${name} -keyout ${name}.key -out ${name}.pem`)
}

/** A key and a certificate for a name, signed by an authority of this test. */
function certify(name: string, authority: string, extension: string): void {
  writeFileSync(join(folder, 'extension'), extension)
  openssl(`${newKey} -subj /CN=${name} -keyout ${name}.key -out request`)
  const signedBy = `-CA ${authority}.pem -CAkey ${authority}.key -CAcreateserial`
  openssl(`x509 -req -days 2 -in request ${signedBy} -extfile extension -out ${name}.pem`)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  chmodSync(folder, 0o755)
  makeAuthority('authority')
  makeAuthority('stranger')
  certify('server', 'authority', 'subjectAltName=IP:127.0.0.1')
  certify('postgres', 'authority', 'extendedKeyUsage=clientAuth')
  server = await startPostgres({
    prepare(data, { uid, gid }) {
      const key = join(folder, 'server.key')
      chmodSync(key, 0o600)
      if (uid !== undefined && gid !== undefined) chownSync(key, uid, gid)
      writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 cert\nlocal all all trust\n')
      const files = { ssl_cert_file: 'server.pem', ssl_key_file: 'server.key', ssl_ca_file: 'authority.pem' }
      const settings = Object.entries(files).map(([name, file]) => `${name}=${join(folder, file)}`)
      return ['ssl=on', ...settings].flatMap((setting) => ['-c', setting])
    },
  })
}, 120_000)

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

function urlWith(parameters: Record<string, string>): string {
  const url = new URL(server.url)
  for (const [name, value] of Object.entries(parameters))
    url.searchParams.set(name, value.includes('.') ? join(folder, value) : value)
  return url.href
}

const certificate = { sslcert: 'postgres.pem', sslkey: 'postgres.key' }

test('PostgreSQL is reached over TLS with a certificate in place of a password', async () => {
  const databaseUrl = urlWith({ sslmode: 'verify-full', sslrootcert: 'authority.pem', ...certificate })
  const config = parseConfig({ DATABASE_URL: databaseUrl, REQUIRE_TLS: 'on' })
  const database = await openDatabase(config, silentLog)
  expect((await readInstallation(database)).id).toMatch(/^[0-9a-f-]{36}$/)
  const { rows } = await database.pool.query(
    'select ssl, version from pg_stat_ssl where pid = pg_backend_pid()',
  )
  expect(rows).toEqual([{ ssl: true, version: 'TLSv1.3' }])
  await database.close()
})

test('a server whose certificate nobody trusted here signed gets nothing', async () => {
  const databaseUrl = urlWith({ sslmode: 'verify-full', sslrootcert: 'stranger.pem', ...certificate })
  await expect(openDatabase({ ...parseConfig({}), databaseUrl }, silentLog)).rejects.toThrow(
    'cannot be reached',
  )
})

test('a client without a certificate is not let in', async () => {
  const databaseUrl = urlWith({ sslmode: 'verify-full', sslrootcert: 'authority.pem' })
  await expect(openDatabase({ ...parseConfig({}), databaseUrl }, silentLog)).rejects.toThrow(
    'refuses the connection',
  )
})
