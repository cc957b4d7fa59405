import type { Brief } from '../brief.ts'
import { sentence } from '../words/english.ts'
import { safeInline } from '../words/inline.ts'
import { overlap } from '../words/stem.ts'
import { tighten } from '../words/tighten.ts'
import type { Tightness } from './layout.ts'

export function writeRules(brief: Brief, tightness: Tightness): string {
  return brief.rules
    .map((rule) => {
      const message =
        rule.message !== undefined && tightness < 2 && overlap(rule.message, rule.text) < 0.9
          ? ` Message: "${rule.message}".`
          : ''
      const own = tightness >= 7 && !rule.derived ? sentence(safeInline(rule.source)) : ''
      const text =
        own !== '' && own.length < rule.text.length
          ? own
          : tightness >= 3
            ? (rule.short ?? (rule.derived ? derivedText(rule.text, tightness) : rule.text))
            : rule.text
      return `- ${rule.id} ${text}${message}`
    })
    .join('\n')
}

/** Bare, a rule of ours ends before what only explains it. */
function derivedText(text: string, tightness: Tightness): string {
  const explained = tightness >= 8 ? /^([^":]+\sshall\s[^":]+):\s/u.exec(text)?.[1] : undefined
  return explained === undefined ? tighten(text, 22) : `${explained}.`
}
