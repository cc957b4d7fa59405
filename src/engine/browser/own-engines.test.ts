import { expect, test } from 'vitest'
import { isToolKey } from '#tools/workbench/storage-keys.ts'
import { readOwnEngines, withEngine, writeOwnEngines, type OwnEngine } from './own-engines.ts'

function memory() {
  const content = new Map<string, string>()
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  }
}

function engine(id: string, more: Partial<OwnEngine> = {}): OwnEngine {
  const settings = { provider: 'groq', key: `sk-0123456789-${id}` }
  return { id, kind: 'key', isOn: true, isForTab: false, settings, ...more }
}

test('the order holds across what is kept and what is for this tab, and all of it goes at sign-out', () => {
  const storages = { browser: memory(), tab: memory() }
  const [server] = readOwnEngines(storages)
  expect(server?.kind).toBe('server')
  const added = withEngine(
    withEngine(readOwnEngines(storages), engine('kept')),
    engine('tab', { isForTab: true }),
  )
  const engines = added.toReversed()
  expect(writeOwnEngines(engines, storages)).toBe(true)
  expect(readOwnEngines(storages)).toEqual(engines)
  expect(JSON.stringify([...storages.browser.content])).not.toContain('sk-0123456789-tab')
  for (const { content } of Object.values(storages)) expect([...content.keys()].every(isToolKey)).toBe(true)
  // Without their own there is nothing to keep.
  writeOwnEngines(
    engines.filter(({ kind }) => kind === 'server'),
    storages,
  )
  expect(storages.browser.content.size + storages.tab.content.size).toBe(0)
})

test('a key that an earlier version kept is asked with, and is moved with the first change', () => {
  const storages = { browser: memory(), tab: memory() }
  storages.browser.setItem('ownModelKey', '{"provider":"anthropic","key":"sk-ant-0123456789"}')
  const engines = readOwnEngines(storages)
  expect(engines.map(({ kind }) => kind)).toEqual(['key', 'server'])
  writeOwnEngines(engines, storages)
  expect([...storages.browser.content.keys()]).toEqual(['ownEngines'])
  expect(readOwnEngines(storages)).toEqual(engines)
})

test('what cannot be read is left out, neither key nor address is taken on trust', () => {
  const storages = { browser: memory(), tab: memory() }
  const place = 0
  const bad = [
    engine('a', { settings: { provider: 'nobody', key: 'sk-0123456789' } }),
    engine('b', { settings: { provider: 'groq', key: 'line\nbreak-0123456' } }),
    engine('c', { kind: 'address', settings: { service: 'ollama', address: 'javascript:1', model: 'm' } }),
    engine('d', { kind: 'of a later version' }),
    'not an entry',
  ]
  storages.browser.setItem(
    'ownEngines',
    JSON.stringify(bad.map((one) => Object.assign(Object(one), { place }))),
  )
  expect(readOwnEngines(storages).map(({ kind }) => kind)).toEqual(['server'])
  storages.browser.setItem('ownEngines', 'not JSON')
  expect(readOwnEngines(storages)).toHaveLength(1)
})
