import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import LZString from 'lz-string'
import { expect, test } from 'vitest'
import { prepareHandOff, type HandOff } from './hand-off-link.ts'
import {
  anyServer,
  findHandOffTarget,
  handOffTargets,
  handOffTargetsFor,
  type HandOffTargetId,
} from './hand-off.ts'

const ids = Object.keys(handOffTargets) as HandOffTargetId[]
const linkIds = ids.filter((id) => findHandOffTarget(id).link !== undefined)

/** Any text at all, with the characters that addresses and queries give a meaning of their own. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '%',
        '%25',
        '%2',
        '&',
        '&agent=x',
        '#',
        '+',
        '=',
        '?',
        '/',
        '\\',
        '"',
        "'",
        '\n',
        '\r\n',
        '\t',
        ' ',
      ),
      fc.constantFrom(
        'é',
        '日本語',
        '👩‍🚀',
        'עברית',
        '\u200b',
        '\ufeff',
        '# Heading\n- item',
        '<script>',
        '{{slot}}',
        '$1',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

/** What the target makes of the address, as its documents or its source say. */
function readAsTarget(id: HandOffTargetId, url: string): string | null {
  switch (id) {
    case 'lovable':
      return new URLSearchParams(new URL(url).hash.slice(1)).get('prompt')
    case 'replit':
      return LZString.decompressFromEncodedURIComponent(new URL(url).searchParams.get('prompt') ?? '')
    case 'github-copilot-vscode': {
      // vscode.URI decodes the query, and the chat's handler parses what came out with URLSearchParams.
      const decodedByUri = decodeURIComponent(url.slice(url.indexOf('?') + 1))
      return new URLSearchParams(decodedByUri).get('prompt')
    }
    case 'cursor':
      return new URL(url).searchParams.get('text')
    case 'github-copilot':
    case 'bolt':
    case 'midjourney':
    case 'google-ai-studio':
      return new URL(url).searchParams.get('prompt')
    default:
      return new URL(url).searchParams.get('q')
  }
}

function linkOf(handOff: HandOff): string {
  if (handOff.kind !== 'link') throw new Error('expected a link')
  return handOff.url
}

test.for(linkIds)('%s reads back exactly the text that was handed over', (id) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const handOff = prepareHandOff(id, text)
      if (handOff.kind === 'paste') return
      expect(readAsTarget(id, handOff.url)).toBe(text.toWellFormed())
    }),
    { numRuns: 300 },
  )
})

test.for(linkIds)('%s gets a link for an ordinary short brief', (id) => {
  const handOff = prepareHandOff(id, 'Build a booking page.\n\n## Features\n- 100% free & open')
  expect(handOff).toMatchObject({ kind: 'link' })
})

test.for(ids)('%s never gets an address longer than it takes, at any length of brief', (id) => {
  const { link, openUrl } = findHandOffTarget(id)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 120_000 }),
      fc.constantFrom('word ', 'é', '🙂', '&'),
      (length, unit) => {
        const prompt = unit.repeat(length / unit.length)
        const handOff = prepareHandOff(id, prompt)
        if (handOff.kind === 'paste') expect(handOff.url).toBe(openUrl)
        else expect(handOff.url.length).toBeLessThanOrEqual(link?.maxUrlLength ?? anyServer)
      },
    ),
    { numRuns: 100 },
  )
})

test.for(linkIds)('%s: the text before the limit fits, the one after it does not', (id) => {
  const { link } = findHandOffTarget(id)
  if (link === undefined || link.encoding === 'lz-string') return
  const longest = Math.min(
    (link.maxUrlLength ?? anyServer) - link.prefix.length,
    link.maxPromptLength ?? Infinity,
  )
  expect(prepareHandOff(id, 'a'.repeat(longest)).kind).toBe('link')
  expect(prepareHandOff(id, 'a'.repeat(longest + 1)).kind).toBe('paste')
})

test('what counts is the encoded length, not the length of the text', () => {
  const prompt = 'ж'.repeat(2_000)
  expect(prompt.length).toBeLessThan(8_000)
  expect(prepareHandOff('cursor', prompt).kind).toBe('paste')
})

test('a prompt that is too long, or none at all, opens the target for pasting', () => {
  const tooLong = 'x'.repeat(9_000)
  expect(prepareHandOff('v0', tooLong)).toEqual({ kind: 'paste', url: findHandOffTarget('v0').openUrl })
  expect(prepareHandOff('v0', ' ').kind).toBe('paste')
  expect(prepareHandOff('v0', '').kind).toBe('paste')
})

test('half a character pair does not throw and becomes the replacement character', () => {
  for (const id of linkIds) {
    const handOff = prepareHandOff(id, 'before \ud83d after')
    expect(readAsTarget(id, linkOf(handOff))).toBe('before \ufffd after')
  }
})

test('Lovable takes up to 50,000 characters, compressed Replit links are judged by their compressed length', () => {
  const prompt = '- The list shows every order with its date.\n'.repeat(1_000)
  expect(prompt.length).toBeLessThan(50_000)
  expect(prepareHandOff('replit', prompt)).toMatchObject({ kind: 'link' })
  expect(prepareHandOff('lovable', prompt)).toMatchObject({ kind: 'link' })
  expect(prepareHandOff('replit', 'ab'.repeat(25_001)).kind).toBe('paste')
})

test('a text that Cursor is known to choke on is pasted instead', () => {
  expect(prepareHandOff('cursor', 'Keep secrets in .env.local').kind).toBe('paste')
  expect(prepareHandOff('v0', 'Keep secrets in .env.local').kind).toBe('link')
})

test('targets that build on opening, or may, say so; those that only fill the field in do not', () => {
  const starting = linkIds.filter((id) => {
    const handOff = prepareHandOff(id, 'Build it')
    return handOff.kind === 'link' && handOff.startsAtOnce
  })
  expect(starting).toEqual(['lovable', 'v0', 'bolt', 'chatgpt', 'mistral', 'perplexity', 'grok'])
})

test('a VS Code link survives a reader that decodes once less, but for four characters', () => {
  const url = linkOf(prepareHandOff('github-copilot-vscode', 'Line one\n“quoted” é = ? /'))
  expect(decodeURIComponent(url.slice(url.indexOf('prompt=') + 'prompt='.length))).toBe(
    'Line one\n“quoted” é = ? /',
  )
})

test('the chosen platform comes first, and nothing that builds is left out', () => {
  const builders = ids.filter((id) => findHandOffTarget(id).builds)
  for (const platform of ['lovable', 'cursor', 'replit', 'v0', 'github-copilot']) {
    const order = handOffTargetsFor(platform)
    expect(findHandOffTarget(order[0] ?? 'gemini').platform).toBe(platform)
    expect(order.toSorted()).toEqual(builders.toSorted())
  }
  expect(handOffTargetsFor('github-copilot').slice(0, 2)).toEqual(['github-copilot', 'github-copilot-vscode'])
  expect(handOffTargetsFor('other').toSorted()).toEqual(builders.toSorted())
  expect(builders).toContain('gemini')
  expect(builders).not.toContain('midjourney')
})

test('every target opens a secure page or an application, and its link starts where it opens', () => {
  const evidence = readFileSync(path.join(process.cwd(), 'docs/hand-off.md'), 'utf8')
  for (const id of ids) {
    const { name, openUrl, isApp, link } = findHandOffTarget(id)
    expect(openUrl).toMatch(isApp ? /^[a-z-]+:\/\// : /^https:\/\//)
    if (!link) continue
    expect(evidence, name).toMatch(new RegExp(`\\| ${name} +\\| [ABC] +\\| \\S`, 'u'))
    expect(new URL(link.prefix).host).toBe(new URL(openUrl).host)
  }
})
