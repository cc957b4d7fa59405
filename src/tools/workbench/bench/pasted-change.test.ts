import { expect, test } from 'vitest'
import { planItems } from '../../contract/edit-plan.ts'
import { textOf } from '../../contract/plan.ts'
import { escapeMarkers } from '../../contract/reply-sections.ts'
import { tools } from '../../tools.ts'
import { askServer } from '../answer-engine.ts'
import { createBench } from './bench.ts'
import type { Wish } from './bench-result.ts'

/** A bench of this tool whose result comes from `reply`. */
async function benchWith(slug: string, input: Record<string, unknown>, reply: string) {
  const tool = tools.find(({ card }) => card.slug === slug)
  if (tool === undefined) throw new Error(`no tool is called ${slug}`)
  const core = await tool.core()
  const parts = { storage: undefined, isSignedIn: () => false, ask: askServer }
  const bench = createBench({ tool, core, ...parts })
  expect(bench.takeReply(reply, { input })).toBe('taken')
  return {
    take: (again: string, wish: Wish) => bench.takeReply(again, { input, wish }),
    undo: bench.undo,
    /** By the ids of items. */
    words: () =>
      Object.fromEntries(planItems(bench.state().result?.plan).map((one) => [one.id, textOf(one)])),
    name: (part: string) => core.parts(bench.state().result?.plan).find(({ id }) => id === part)?.name,
  }
}

const letter = `## [1] Aufgabe
Schreibe eine Mail an den Vermieter.

## [2] Kontext
Die Heizung ist kaputt.

## [4] Anforderungen
- höflich
- kurz

## [5] Ausgabe
Betreff und Text.
[end]`
const openLetter = () => benchWith('text-to-prompt', { idea: 'Mail an den Vermieter' }, letter)

const shots = ['A fox wakes.', 'It runs.', 'It sleeps.'].map((action) => ({
  action,
  camera: 'wide',
  seconds: 3,
}))
const film = {
  who: ['Fox: red, one white paw'],
  shots,
  look: 'film grain',
  light: 'low sun',
  end: 'It snores.',
}
const openFilm = () =>
  benchWith('text-to-video-prompt-generator', { idea: 'A day of a fox' }, JSON.stringify(film))

const picture = { subject: 'a fox', setting: 'a bakery', light: 'noon', palette: 'grey', brief: 'fox, noon' }
const openPicture = () => benchWith('image-prompt-generator', { idea: 'a fox' }, JSON.stringify(picture))

test('a section that was asked for and comes back alone takes its place, and nothing else changes', async () => {
  const { take, words } = await openLetter()
  const before = words()
  const reply = 'Gern:\n\n## [4] Anforderungen\n- streng\n- mit Frist\n[end]'
  expect(take(reply, { part: 'requirements' })).toBe('taken')
  expect(words()).toEqual({ ...before, 'requirements-1': 'streng', 'requirements-2': 'mit Frist' })
})

test.each([
  ['another section', '## [1] Aufgabe\nRuf ihn an.'],
  ['several, but not this one', letter.slice(0, letter.indexOf('## [4]'))],
  ['a section that nobody knows', '## [1] Neues\n- streng'],
  ['a section under the number of another', '## [1] Anforderungen\n- streng'],
  ['the same as before', letter],
])('%s is no new version of the part that was asked for', async (_, reply) => {
  const { take, words } = await openLetter()
  const before = words()
  expect(take(reply, { part: 'requirements' })).toBe('no-part')
  expect(words()).toEqual(before)
})

test.each([
  ['in the list', { shots: [{ action: 'It naps.', camera: 'close' }] }],
  ['bare', { action: 'It naps.', camera: 'close' }],
])('the only shot of a reply, %s, is the one that was asked for', async (_, reply) => {
  const { take, words } = await openFilm()
  const before = words()
  expect(take(JSON.stringify(reply), { part: 'shot-3' })).toBe('taken')
  expect(words()).toMatchObject({ ...before, 'shot-3-action': 'It naps.', 'shot-3-camera': 'close' })
})

test('a reply with other shots, or with none, is no new version of the look', async () => {
  const { take, words } = await openFilm()
  const before = words()
  expect(take(JSON.stringify({ shots: shots.slice(0, 2) }), { part: 'look' })).toBe('no-part')
  expect(take(JSON.stringify({ shots: shots.slice(0, 2) }), { part: 'shot-3' })).toBe('no-part')
  expect(words()).toEqual(before)
  expect(take(JSON.stringify({ shots, look: 'ink' }), { part: 'look' })).toBe('taken')
  expect(words()).toEqual({ ...before, look: 'ink' })
})

test('the only scene of a reply keeps its number and its characters', async () => {
  const scene = (action: string) => ({ action, rating: 5, cast: ['Mira'] })
  const cast = [{ name: 'Mira', identity: 'a girl with a green hat' }]
  const scenes = ['Mira wakes.', 'Mira swims.', 'Mira sleeps.'].map(scene)
  const board = JSON.stringify({ title: 'Mira', cast, scenes })
  const { take, words } = await benchWith('storyboard-prompt-generator', { idea: 'Mira swims' }, board)
  const before = words()
  expect(take(JSON.stringify({ scenes: [scene('Mira dives.')] }), { part: 'scene-2' })).toBe('taken')
  expect(words()).toEqual({ ...before, 'scene-2-action': 'Mira dives.' })
})

test('the only paragraph of a reply takes the place of the one that was asked for', async () => {
  const story = '## [1] Title\nThe Boat\n\n## [2] Story\nIt rained.\n\nThey rowed.\n\nThey sang.\n[end]'
  const { take, words } = await benchWith('story-prompt', { idea: 'a boat', mode: 'story' }, story)
  const before = words()
  for (const text of ['They rowed all night.', 'On the door stood:\n[3] Beware\nof [1]']) {
    const reply = escapeMarkers(text)
    expect(take(`## [2] Story\n${reply}`, { part: 'story-2' })).toBe('taken')
    expect(words()).toEqual({ ...before, 'story-2': text })
  }
})

test('what a reply to a wish leaves out stays', async () => {
  const text = await openLetter()
  const before = text.words()
  expect(text.take('Hier:\n\n## [4] Anforderungen\n- streng', { wishes: ['strenger'] })).toBe('taken')
  expect(text.words()).toEqual({ ...omit(before, 'requirements-2'), 'requirements-1': 'streng' })
  expect(text.name('task')).toBe('Aufgabe')
  text.undo()
  expect(text.words()).toEqual(before)

  const image = await openPicture()
  const after = { ...image.words(), light: 'warm', palette: 'amber' }
  expect(image.take(JSON.stringify({ light: 'warm', palette: 'amber' }), { wishes: ['warmer light'] })).toBe(
    'taken',
  )
  // The short form told of the old light.
  expect(image.words()).toEqual(omit(after, 'brief'))
})

test('a field that cannot be rewritten alone stays as well where a reply leaves it out', async () => {
  const withLanguage = (name: string) => letter.replace('[end]', `\n## [9] Sprache\n${name}\n[end]`)
  const { take, words } = await benchWith('text-to-prompt', { idea: 'Mail' }, withLanguage('Deutsch'))
  const before = words()
  const stricter = letter.replace('höflich', 'streng')
  expect(take(stricter, { wishes: ['strenger'] })).toBe('taken')
  expect(words()).toEqual({ ...before, 'requirements-1': 'streng' })
  expect(take(withLanguage('Polnisch'), { wishes: ['auf Polnisch'] })).toBe('taken')
  expect(Object.values(words())).toContain('Polnisch')
})

test('fewer shots are a shorter film, and what else was left out stays', async () => {
  const { take, words } = await openFilm()
  const before = words()
  expect(take(JSON.stringify({ shots: shots.slice(0, 2) }), { wishes: ['shorter'] })).toBe('taken')
  const left = Object.keys(before).filter((id) => !id.startsWith('shot-3'))
  expect(Object.keys(words()).toSorted()).toEqual(left.toSorted())
})

function omit(words: Record<string, string>, id: string) {
  return Object.fromEntries(Object.entries(words).filter(([key]) => key !== id))
}

test('one entry of a list that names its place replaces that place and no other', async () => {
  const { take, words } = await openFilm()
  const before = words()
  const reply = JSON.stringify({ shots: [{ id: 'shot-2', action: 'It hops over a puddle.' }] })
  expect(take(reply, { wishes: ['funnier'] })).toBe('taken')
  expect(words()).toEqual({ ...before, 'shot-2-action': 'It hops over a puddle.' })
})

test('a list that comes with everything else may be shorter', async () => {
  const { take, words } = await openFilm()
  expect(take(JSON.stringify({ ...film, shots: shots.slice(0, 2) }), { wishes: ['two shots'] })).toBe('taken')
  expect(Object.keys(words()).filter((id) => id.endsWith('-action'))).toEqual([
    'shot-1-action',
    'shot-2-action',
  ])
})

test('of a reply that breaks off only whole parts are taken, and the rest stays', async () => {
  const { take, words } = await openFilm()
  const before = words()
  const whole = JSON.stringify({
    ...film,
    shots: shots.map((shot) => ({ ...shot, action: `${shot.action} Slowly.` })),
  })
  const cut = whole.slice(0, whole.indexOf('It runs') + 5)
  expect(take(cut, { wishes: ['slower'] })).toBe('taken')
  expect(words()).toEqual({ ...before, 'shot-1-action': 'A fox wakes. Slowly.' })
})

test('a style that the reply does not name stays as it was', async () => {
  const scenes = ['Pip flies.', 'Pip rests.'].map((action, at) => ({ number: at + 1, rating: 5, action }))
  const board = { artStyle: 'watercolor', cast: [{ name: 'Pip', identity: 'a red kite' }], scenes }
  const { take, words } = await benchWith(
    'storyboard-prompt-generator',
    { idea: 'a kite' },
    JSON.stringify(board),
  )
  const style = words()['anchor']
  const funnier = scenes.map((scene) => ({ ...scene, action: `${scene.action} It giggles.` }))
  expect(take(JSON.stringify({ scenes: funnier }), { wishes: ['funnier'] })).toBe('taken')
  expect(words()['anchor']).toBe(style)
  expect(take(JSON.stringify({ artStyle: 'cut-paper', scenes }), { wishes: ['paper'] })).toBe('taken')
  expect(words()['anchor']).not.toBe(style)
})
