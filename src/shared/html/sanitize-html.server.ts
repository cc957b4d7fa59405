import sanitize from 'sanitize-html'
import {
  allowedAttributes,
  attributesEverywhere,
  deepestNesting,
  keptAttributes,
  removedWithContent,
} from './allowed-html.ts'
import { untilStable } from './until-stable.ts'

const allowedTags = Object.keys(allowedAttributes)

// An element without a place in any list: it is dropped and its attributes with it.
const nowhere = 'dropped'

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: { ...mutableCopy(allowedAttributes), '*': [...attributesEverywhere] },
  // Both are decided by `keptAttributes`; these are the second lock.
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: [...removedWithContent],
  nestingLimit: deepestNesting,
  parseStyleAttributes: false,
  transformTags: {
    // The page has a heading of its own.
    h1: 'h2',
    '*': (tagName, attributes) => {
      const attribs = keptAttributes(tagName, attributes)
      return attribs === undefined ? { tagName: nowhere, attribs: {} } : { tagName, attribs }
    },
  },
}

/** HTML that people or models wrote, reduced to `allowed-html.ts`. Called when it is saved and when it is shown. */
export function sanitizeHtml(html: string): string {
  return untilStable(html, (text) => sanitize(text, options))
}

function mutableCopy(table: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(table).map(([tag, names]) => [tag, [...names]]))
}
