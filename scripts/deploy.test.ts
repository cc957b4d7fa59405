import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_MIN_VERSION, getCiphers } from 'node:tls'
import { expect, test } from 'vitest'
import { parseConfig, settings } from '#platform/config.server.ts'

const read = (name: string) => readFileSync(join('deploy', name), 'utf8')
const known = new Set(settings.map(({ name }) => name))

/** What others read: the database's image, the proxy's file and Node. */
const ofOthers = new Set([
  'POSTGRES_PASSWORD',
  'POSTGRES_APP_PASSWORD',
  'POSTGRES_DB',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'SITE_ADDRESS',
  'NODE_ENV',
  'PATH',
])

function namesIn(text: string): string[] {
  const settingsOf = [
    ...text.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm),
    ...text.matchAll(/\$\{([A-Z][A-Z0-9_]+)/g),
    ...text.matchAll(/^([A-Z][A-Z0-9_]+)=/gm),
    ...text.matchAll(/^(?:ENV|Environment=)\s*(.*)$/gm),
  ]
  return settingsOf.flatMap(([, name = '']) =>
    name.includes('=') ? [...name.matchAll(/([A-Z][A-Z0-9_]+)=/g)].map(([, each = '']) => each) : [name],
  )
}

const nameOf = ([, name]: RegExpExecArray) => name

test('every setting that the files of deploy/ name exists', () => {
  for (const file of ['compose.yaml', 'compose.env.example', 'blueprompt.service', 'Dockerfile']) {
    const names = namesIn(read(file)).filter((name) => !/_IMAGE$/.test(name))
    expect(names.length, file).toBeGreaterThan(0)
    for (const name of names) expect(known.has(name) || ofOthers.has(name), `${file}: ${name}`).toBe(true)
  }
})

test('what compose.yaml asks for can be filled in, and nothing else', () => {
  const asked = new Set([...read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name))
  const offered = [...read('compose.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(offered.toSorted()).toEqual([...asked].toSorted())
})

test('the image takes what exists, and runs what the build makes', () => {
  const dockerfile = read('Dockerfile')
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  )
  expect(copied).toContain('package-lock.json')
  for (const path of [...copied, 'scripts', 'src']) expect(existsSync(path), path).toBe(true)
  for (const file of ['Dockerfile', 'blueprompt.service']) {
    expect(read(file), file).toContain('build/server/server.js')
    expect(read(file), file).toContain('node_modules/node/bin')
  }
  expect(readFileSync('scripts/build-if-stale.mjs', 'utf8')).toContain('build/server/server.js')
  expect(dockerfile).toMatch(/^USER (?!0|root)/m)
})

test('only scripts of the browser import the packages that the image leaves out', () => {
  const removed = [...read('Dockerfile').matchAll(/ node_modules\/((?!node\/|\.)[@\w-]+)/g)].map(
    ([, name]) => name,
  )
  expect(removed).toEqual(['@mlc-ai', 'posthog-js', '@posthog', 'core-js'])
  const imports = new RegExp(`(?:from|import\\(|resolve\\()\\s*'(?:${removed.join('|')})(?:/|')`)
  const importing = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => imports.test(readFileSync(file, 'utf8').replace(/^import type .*/gm, ''))),
  )
  expect(importing.toSorted()).toEqual([
    'src/engine/browser/webgpu/webgpu-worker.ts',
    'src/features/insights/known-visitor.ts',
  ])
})

test('ports agree', () => {
  const dockerfile = read('Dockerfile')
  const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1]
  const healthPort = /\bHEALTH_PORT=(\d+)/.exec(dockerfile)?.[1]
  expect(dockerfile).toContain(`EXPOSE ${port} ${healthPort}`)
  expect(dockerfile).toContain(`127.0.0.1:${healthPort}/healthz`)
  expect(read('blueprompt.service')).toContain(` HEALTH_PORT=${healthPort} `)
  expect(settings.find(({ name }) => name === 'PORT')?.default).toBe(port)
  expect(read('Caddyfile')).toContain(`server-1:${port} server-2:${port}`)
  expect(read('nginx.conf')).toContain(`server 127.0.0.1:${port} `)
  const pooler = /listen_port = (\d+)/.exec(read('pgbouncer.ini'))?.[1]
  expect(read('compose.yaml')).toContain(`@pgbouncer:${pooler}/`)
  const store = /-s3\.port=(\d+)/.exec(read('compose.yaml'))?.[1]
  expect(read('compose.yaml')).toContain(`S3_ENDPOINT: http://s3:${store}`)
})

test('the server works as a user of the database that owns nothing, and PgBouncer knows it', () => {
  const compose = read('compose.yaml')
  expect(compose).toContain('DATABASE_URL: postgres://app:${POSTGRES_APP_PASSWORD:?}@')
  expect(compose).toContain('DATABASE_OWNER_URL: postgres://blueprompt:${POSTGRES_PASSWORD:?}@')
  expect(read('Dockerfile')).toContain(String.raw`'\"app\" \"%s\"\\n' \"$POSTGRES_APP_PASSWORD\"`)
})

test('every service that is built or asked for is there', () => {
  const compose = read('compose.yaml')
  for (const [, name = ''] of compose.matchAll(/^ {4}(\S+): \{ condition:/gm))
    expect(compose, name).toMatch(new RegExp(`^ {2}${name}:$`, 'm'))
  for (const [, target = ''] of compose.matchAll(/target: (\S+)/g))
    expect(read('Dockerfile'), target).toContain(` AS ${target}`)
  for (const [, file = ''] of compose.matchAll(/- \.\/(\S+?):/g))
    expect(readdirSync('deploy')).toContain(file)
})

test('the public reaches the proxies alone, by TLS 1.2 or newer', () => {
  const [nginx, caddy, compose] = [read('nginx.conf'), read('Caddyfile'), read('compose.yaml')]
  expect(nginx).toMatch(
    /listen 443 ssl.*;[^}]*ssl_protocols TLSv1\.2 TLSv1\.3;[^}]*ssl_prefer_server_ciphers on;/,
  )
  const ciphers = /ssl_ciphers (.+);/.exec(nginx)?.[1]?.toLowerCase().split(':') ?? []
  expect(ciphers).toHaveLength(6)
  for (const cipher of ciphers) {
    expect(getCiphers()).toContain(cipher)
    expect(cipher).toMatch(/^ecdhe-.*(?:-gcm-|-poly1305$)/)
  }
  expect(nginx).toMatch(/listen 80;\s+server_name \S+;\s+return 301 https:\/\/\$host\$request_uri;\s+\}/)
  // Caddy does all of this, and gets a public certificate, for an https address, unless it is told otherwise.
  expect(caddy).not.toMatch(/^\s*(?:tls|auto_https|servers)\b|http:\/\//m)
  expect(read('compose.env.example')).toMatch(/^APP_URL=https:/m)
  expect([...compose.matchAll(/^ +ports:.*/gm)].map(([line]) => line.trim())).toEqual([
    "ports: ['80:80', '443:443']",
  ])
  expect(read('blueprompt.service')).toMatch(/^Environment=HOST=127\.0\.0\.1 /m)
  expect(DEFAULT_MIN_VERSION).toBe('TLSv1.2')
})

test('the proxies ask the servers alone and give out no files', () => {
  const [nginx, caddy] = [read('nginx.conf'), read('Caddyfile')]
  expect([...nginx.matchAll(/^\s*\w+_pass (.+);/gm)].map(([, to]) => to)).toEqual(['http://blueprompt'])
  expect([...caddy.matchAll(/^\s*reverse_proxy (.+) \{/gm)].map(([, to]) => to)).toEqual([
    'server-1:3000 server-2:3000',
  ])
  for (const file of [nginx, caddy])
    expect(file).not.toMatch(/^\s*(?:root|alias|file_server|php_fastcgi|import)\b/m)
})

test('the proxies pass on nothing that a visitor claims and the servers believe', () => {
  const [nginx, caddy] = [read('nginx.conf'), read('Caddyfile')]
  const believed = ['X-Forwarded-For', 'X-Request-Id', 'traceparent', 'tracestate']
  expect(
    [...nginx.matchAll(/proxy_set_header (\S+) (?:\$remote_addr|\$request_id|"");/g)].map(nameOf),
  ).toEqual(['Connection', ...believed])
  expect([...caddy.matchAll(/header_up (?:-(?=\S+$)|(?=\S+ \{remote_host\}$))(\S+)/gm)].map(nameOf)).toEqual(
    believed,
  )
})

test('systemd lets a process give way, which backups and checks of passwords do', () => {
  const filters = [...read('blueprompt.service').matchAll(/^SystemCallFilter=(.+)$/gm)].map(nameOf)
  // The last rule about a call counts.
  expect(filters).toContain('~@privileged @resources')
  expect(filters.at(-1)).toBe('setpriority')
})

test('the file with the secrets gets neither into the repository nor into an image', () => {
  for (const file of ['.gitignore', '.dockerignore'])
    expect(readFileSync(file, 'utf8').split('\n'), file).toContain('deploy/compose.env')
})

test('what is installed asks for long passwords, and admins for a second factor', () => {
  for (const file of ['compose.yaml', 'blueprompt.service', 'Dockerfile']) {
    const valueOf = (name: string) => new RegExp(`${name}(?:=|: \\$\\{${name}:-)(\\w+)`).exec(read(file))?.[1]
    const names = ['PASSWORD_MIN_LENGTH', 'REQUIRE_2FA']
    const config = parseConfig(Object.fromEntries(names.map((name) => [name, valueOf(name)])))
    expect(config, file).toMatchObject({ passwordMinLength: 15, requireSecondFactor: 'admins' })
  }
})

test('logs go where the server cannot change them', () => {
  // To journald and to the container's engine, neither of which is the server's user.
  expect(read('blueprompt.service')).toMatch(/^User=blueprompt$/m)
  expect(read('blueprompt.service')).not.toMatch(/^(?:Standard(?:Output|Error)|LogsDirectory|LogNamespace)=/m)
  expect(read('compose.yaml')).not.toMatch(/^\s*logging:|docker\.sock|\/var\/log/m)
})
