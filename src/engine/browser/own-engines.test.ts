import { expect, test } from 'vitest'
import { storageInMemory } from '#shared/browser-storage.test-support.ts'
import { isToolKey } from '#shared/storage-keys.ts'
import { readOwnEngines, withEngine, writeOwnEngines, type OwnEngine } from './own-engines.ts'
import { sealText, unsealText } from './sealed-text.ts'

function storagesInMemory() {
  const sealing = new Map<string, CryptoKey>()
  const keys = {
    sealing,
    find: async (id: string) => sealing.get(id),
    async keep(id: string, key: CryptoKey) {
      const kept = sealing.get(id) ?? key
      sealing.set(id, kept)
      return kept
    },
    remove: async (id: string) => void sealing.delete(id),
  }
  return { browser: storageInMemory(), tab: storageInMemory(), keys }
}

type Storages = ReturnType<typeof storagesInMemory>

const storedText = ({ browser, tab }: Storages) => JSON.stringify([...browser.map, ...tab.map])

function engine(id: string, more: Partial<OwnEngine> = {}): OwnEngine {
  const settings = { provider: 'groq', key: `sk-0123456789-${id}` }
  return { id, kind: 'key', isOn: true, isForTab: false, settings, ...more }
}

test('the order holds across what is kept and what is for this tab, and all of it goes at sign-out', async () => {
  const storages = storagesInMemory()
  const [server] = await readOwnEngines(storages)
  expect(server?.kind).toBe('server')
  const added = withEngine(
    withEngine(await readOwnEngines(storages), engine('kept')),
    engine('tab', { isForTab: true }),
  )
  const engines = added.toReversed()
  expect(await writeOwnEngines(engines, [], storages)).toBe(true)
  expect(await readOwnEngines(storages)).toEqual(engines)
  expect([storages.browser, storages.tab].map(({ map }) => map.get('ownEngines')?.includes('"tab"'))).toEqual(
    [false, true],
  )
  for (const { map } of [storages.browser, storages.tab]) expect([...map.keys()].every(isToolKey)).toBe(true)
  // Without their own there is nothing to keep.
  await writeOwnEngines(
    engines.filter(({ kind }) => kind === 'server'),
    engines,
    storages,
  )
  expect(storages.browser.map.size + storages.tab.map.size + storages.keys.sealing.size).toBe(0)
})

test('what is added again is asked once, and first; another model of the same key is one more', async () => {
  const storages = storagesInMemory()
  const { settings } = engine('first')
  const before = [
    engine('second'),
    engine('first'),
    engine('model', { settings: { ...Object(settings), model: 'm' } }),
  ]
  await writeOwnEngines(before, [], storages)
  const added = withEngine(before, engine('again', { isForTab: true, settings }))
  expect(added.map(({ id }) => id)).toEqual(['again', 'second', 'model'])
  await writeOwnEngines(added, before, storages)
  expect([...storages.keys.sealing.keys()].toSorted()).toEqual(['again', 'model', 'second'])
})

test('no key can be read from storage, and what it is sealed with shows itself to nobody', async () => {
  const storages = storagesInMemory()
  const both = [engine('kept'), engine('tab', { isForTab: true })]
  await writeOwnEngines(both, [], storages)
  expect(storedText(storages)).not.toContain('sk-0123456789')
  expect(storedText(storages)).not.toContain('groq')
  const sealing = storages.keys.sealing.get('kept')
  expect(sealing?.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', sealing as CryptoKey)).rejects.toThrow()
  // Removed by one press: the key that opens it goes too, and those of the others stay.
  await writeOwnEngines(both.slice(1), both, storages)
  expect([...storages.keys.sealing.keys()]).toEqual(['tab'])
})

test('what was sealed opens with its own key only, and not once somebody has changed it', async () => {
  const { keys } = storagesInMemory()
  const sealed = await sealText(keys, 'a', 'sk-0123456789 – ключ')
  expect(await unsealText(keys, 'a', sealed)).toBe('sk-0123456789 – ключ')
  keys.sealing.set('b', keys.sealing.get('a') as CryptoKey)
  expect(await unsealText(keys, 'b', sealed)).toBeUndefined()
  expect(
    await unsealText(
      keys,
      'a',
      sealed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ),
  ).toBeUndefined()
  expect(await unsealText(keys, 'a', 'not sealed')).toBeUndefined()
  keys.sealing.clear()
  expect(await unsealText(keys, 'a', sealed)).toBeUndefined()
})

test('two pages that seal at the same moment both leave what opens', async () => {
  const storages = storagesInMemory()
  storages.browser.setItem('ownModelKey', '{"provider":"anthropic","key":"sk-ant-0123456789"}')
  const both = await Promise.all([readOwnEngines(storages), readOwnEngines(storages)])
  expect(both[1]).toEqual(both[0])
  expect(await readOwnEngines(storages)).toEqual(both[0])
})

test('keys that an earlier version kept for everybody to read are sealed when they are read', async () => {
  const storages = storagesInMemory()
  storages.browser.setItem('ownModelKey', '{"provider":"anthropic","key":"sk-ant-0123456789"}')
  const engines = await readOwnEngines(storages)
  expect(engines.map(({ kind }) => kind)).toEqual(['key', 'server'])
  expect([...storages.browser.map.keys()]).toEqual(['ownEngines'])
  expect(storedText(storages)).not.toContain('sk-ant-0123456789')
  expect(await readOwnEngines(storages)).toEqual(engines)

  const plain = engine('plain', { isForTab: true })
  storages.tab.setItem('ownEngines', JSON.stringify([{ ...plain, place: 0 }]))
  expect(await readOwnEngines(storages)).toContainEqual(plain)
  expect(storedText(storages)).not.toContain('sk-0123456789-plain')
  expect(await readOwnEngines(storages)).toContainEqual(plain)
})

test('what could not be opened for a moment is still there after a change', async () => {
  const storages = storagesInMemory()
  const [server] = await readOwnEngines(storages)
  const engines = [engine('kept'), engine('tab', { isForTab: true }), server as OwnEngine]
  await writeOwnEngines(engines, [], storages)
  const { find } = storages.keys
  storages.keys.find = () => Promise.reject(new Error('Internal error opening backing store'))
  const shown = await readOwnEngines(storages)
  expect(shown).toEqual([server])
  storages.keys.find = find
  await writeOwnEngines(shown, shown, storages)
  expect(await readOwnEngines(storages)).toEqual(engines)
  // A second change from the same list, made before the page showed them again.
  await writeOwnEngines(shown, shown, storages)
  expect(await readOwnEngines(storages)).toEqual(engines)
  // Now that they are shown again, they can be removed.
  await writeOwnEngines(shown, engines, storages)
  expect(storages.browser.map.size + storages.tab.map.size + storages.keys.sealing.size).toBe(0)
})

test('a browser that cannot seal keeps no key', async () => {
  const storages = storagesInMemory()
  storages.keys.find = () => Promise.reject(new Error('The browser keeps no keys'))
  expect(await writeOwnEngines([engine('a')], [], storages)).toBe(false)
  expect(storedText(storages)).toBe('[]')
})

test('what cannot be read is left out, neither key nor address is taken on trust', async () => {
  const storages = storagesInMemory()
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
  expect((await readOwnEngines(storages)).map(({ kind }) => kind)).toEqual(['server'])
  // A key that can be read and serves nobody does not stay.
  await writeOwnEngines([engine('good')], [], storages)
  expect(storedText(storages)).not.toContain('nobody')
  storages.browser.setItem('ownEngines', 'not JSON')
  expect(await readOwnEngines(storages)).toHaveLength(1)
})
