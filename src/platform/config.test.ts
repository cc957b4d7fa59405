import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, parseConfig, settings } from './config.server.ts'

test('an empty environment is enough', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual({
    port: 3000,
    host: undefined,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    appName: 'Blueprompt',
    appUrl: 'http://localhost:3000',
    logLevel: 'info',
  })
})

test('every setting can be set, and the public address follows the port', () => {
  const config = parseConfig({
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/lib/prompts',
    DATABASE_URL: 'postgres://user:secret@db.example:5432/prompts',
    APP_NAME: 'Draftsman',
    LOG_LEVEL: 'warn',
  })
  expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', appName: 'Draftsman', logLevel: 'warn' })
  expect(config.appUrl).toBe('http://localhost:8080')
  expect(parseConfig({ APP_URL: 'https://prompts.example.org/path/' }).appUrl).toBe(
    'https://prompts.example.org',
  )
})

test('all faults are told at once, by name and without the value', () => {
  const environment = {
    PORT: '70000',
    APP_URL: 'prompts.example.org',
    DATABASE_URL: 'mysql://user:secret@db/prompts',
    LOG_LEVEL: 'loud',
  }
  const error = catchError(() => parseConfig(environment))
  expect(error).toBeInstanceOf(ConfigError)
  expect((error as ConfigError).faults.map((fault) => fault.split(' ')[0]).toSorted()).toEqual(
    Object.keys(environment).toSorted(),
  )
  expect(String(error)).not.toContain('secret')
})

test('the documentation of the settings is complete', () => {
  const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'APP_NAME', 'APP_URL', 'LOG_LEVEL']
  expect(settings.map((setting) => setting.name)).toEqual(names)
  for (const setting of settings) expect(setting.description).toMatch(/\w \w.*\.$/)
})

function catchError(work: () => unknown): unknown {
  try {
    work()
    return undefined
  } catch (error) {
    return error
  }
}
