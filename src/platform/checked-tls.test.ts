import { expect, test } from 'vitest'
import { isUnchecked } from './checked-tls.server.ts'

const away = [
  'http://models.example.org/v1',
  'redis://cache.example.org:6379',
  'postgres://user:pw@db.example.org/app',
  'postgres://user:pw@db.example.org/app?sslmode=require',
  'postgres://user:pw@db.example.org/app?sslmode=no-verify',
  'postgres://user:pw@localhost/app?host=db.example.org',
  'postgres:///app?host=db.example.org',
  'postgres://localhost/app?host=localhost&host=db.example.org',
  'postgres://db.example.org/app?sslmode=verify-full&sslmode=disable',
  'smtp://mail.example.org?ignoreTLS=true',
  'smtps://mail.example.org?tls.rejectUnauthorized=false',
  'ftp://example.org/file',
]
const checked = [
  'https://models.example.org/v1',
  'rediss://cache.example.org:6379',
  'postgresql://user:pw@db.example.org/app?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  's3://backups/ours',
  'smtp://mail.example.org',
  'smtps://user:pw@mail.example.org',
]
const here = [
  'http://localhost:11434',
  'http://127.8.0.1:1234/v1',
  'http://[::1]:8000',
  'redis://localhost',
  'postgres://user@/app?host=/var/run/postgresql',
  'postgres://user@db.example.org/app?host=127.0.0.1',
  'smtp://localhost:2525?ignoreTLS=true',
]

test('what leads to another machine without checked TLS is found, and nothing else', () => {
  expect(away.filter((address) => !isUnchecked(address))).toEqual([])
  expect([...checked, ...here].filter(isUnchecked)).toEqual([])
  expect(['', 'blueprompt', '/data', 'name@example.org'].filter(isUnchecked)).toEqual([])
})
