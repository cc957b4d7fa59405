import { globSync, readFileSync } from 'node:fs'
import { expect, test } from './support/journey.ts'

// Words that only the server's half, its settings or its database know.
const ofTheServer = [
  'set local role',
  'blueprompt_app',
  'blueprompt_auth',
  'app.user_id',
  'prompt_history',
  'mail_outbox',
  'postgres://',
  'GOOGLE_CLIENT_SECRET',
  'AUTH_SECRET',
  'SMTP_URL',
  'argon2',
  'better-auth',
  'node:crypto',
  'GENERATIVE_AI_API_KEY',
  'take_counters',
]

test('nothing of the server is in the files for the browser', () => {
  const files = globSync('build/client/**/*.{js,css,html,json,map}')
  expect(files.length).toBeGreaterThan(10)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return ofTheServer.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})

test('the server would be found: its own files hold these words', () => {
  const server = globSync('build/server/**/*.{js,sql}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(ofTheServer.filter((word) => !server.includes(word))).toEqual([])
})
