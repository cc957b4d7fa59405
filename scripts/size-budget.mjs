// npm test: JavaScript of a route's first load, as the browser is told to fetch it by the served HTML.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const client = path.resolve(import.meta.dirname, '../build/client')

const inlineMark = 'inline:'

/** Route to kilobytes (1,000 bytes) after gzip -9. */
const budgets = {
  '/': 120,
  '/generate': 146,
  '/tools/non-technical/plagiarism-checker': 138.5,
  '/tools/non-technical/text-to-prompt': 135.5,
  '/tools/non-technical/story-prompt': 135.5,
  '/tools/non-technical/image-prompt-generator': 134.9,
  '/tools/non-technical/thumbnail-prompt-generator': 134.6,
  '/tools/non-technical/text-to-video-prompt-generator': 135,
  '/tools/non-technical/storyboard-prompt-generator': 134.8,
}

/** Compares each route of a running server with its budget; answers `{ passed, failed }`. */
export async function checkSizeBudget(baseUrl) {
  const counts = { passed: 0, failed: 0 }
  for (const [route, limitKb] of Object.entries(budgets)) {
    const scripts = scriptsOf(await fetchPage(baseUrl + route))
    const bytes = scripts.reduce((sum, script) => sum + gzippedBytes(script), 0)
    const fits = scripts.length > 0 && bytes <= limitKb * 1000
    counts[fits ? 'passed' : 'failed']++
    console.log(`${route}: ${(bytes / 1000).toFixed(3)} KB of ${limitKb} KB in ${scripts.length} scripts`)
  }
  return counts
}

async function fetchPage(url) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

/** Every script once: addresses that are loaded, preloaded or imported by an inline module, and inline texts. */
function scriptsOf(html) {
  const found = new Set()
  for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) continue
    found.add(/\bsrc="([^"]+)"/.exec(attributes)?.[1] ?? inlineMark + text)
    if (!attributes.includes('type="module"')) continue
    for (const [, imported] of text.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)) found.add(imported)
  }
  for (const [link] of html.matchAll(/<link\b[^>]*>/g)) {
    const address = /\bhref="([^"]+)"/.exec(link)?.[1]
    if (address && (link.includes('rel="modulepreload"') || link.includes('as="script"'))) found.add(address)
  }
  return [...found]
}

function gzippedBytes(script) {
  const text = script.startsWith(inlineMark)
    ? script.slice(inlineMark.length)
    : readFileSync(path.join(client, new URL(script, 'http://localhost').pathname))
  return gzipSync(text, { level: 9 }).byteLength
}
