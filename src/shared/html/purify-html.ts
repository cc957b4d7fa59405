import createPurifier, { type Config } from 'dompurify'
import {
  allowedAttributes,
  attributesEverywhere,
  keptAttributes,
  removedWithContent,
} from './allowed-html.ts'
import { untilStable } from './until-stable.ts'
import { withoutHandlers } from './without-handlers.ts'

const config: Config = {
  ALLOWED_TAGS: ['#text', 'body', ...Object.keys(allowedAttributes)],
  ALLOWED_ATTR: [...new Set([...Object.values(allowedAttributes).flat(), ...attributesEverywhere])],
  FORBID_CONTENTS: [...removedWithContent],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  KEEP_CONTENT: true,
}

const purifier = createPurifier()

purifier.addHook('afterSanitizeAttributes', (element) => {
  const tag = element.localName
  const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const kept = keptAttributes(tag, given)
  if (kept === undefined) return element.remove()
  for (const name of Object.keys(given)) if (kept[name] === undefined) element.removeAttribute(name)
  for (const [name, value] of Object.entries(kept))
    if (given[name] !== value) element.setAttribute(name, value)
})

/**
 * The second pass, by the browser's own parser: nodes ready to be put into the page. DOMPurify's Trusted Types policy
 * is the only one that turns text into markup. Load it lazily: `await import('#shared/html/purify-html.ts')`.
 */
export function purifyHtml(html: string): DocumentFragment {
  return purifier.sanitize(purifiedText(html), { ...config, RETURN_DOM_FRAGMENT: true })
}

/** The same as text, for what is sent to the server. */
export function purifiedText(html: string): string {
  return untilStable(withoutHandlers(html), (text) => purifier.sanitize(text, config))
}
