import type { Brief } from './brief.ts'
import type { CheckNote } from './result.ts'
import { platformProfiles } from './knowledge/platform-profiles.ts'

const slots =
  /\[(?:insert|your|placeholder|todo|tbd|name|company|x+)[^\]\n]*\]|\{\{|\bundefined\b|\bNaN\b|\[object Object\]|lorem ipsum|\{(?:role|entity|audience)\}/i
const vague =
  /\b(?:seamless|intuitive|robust|cutting-edge|state-of-the-art|user-friendly|world-class|blazing|leverage|utili[sz]e|comprehensive|delightful)\w*\b/i
const forbidden: Readonly<Record<string, RegExp>> = {
  lovable: /create-vite|npm create|Next\.js/i,
  v0: /npx shadcn|tailwind\.config/i,
  replit: /\bdocker\b|\.env\b/i,
}

/** A last look at the finished text for what must never leave the house; the user's own words are exempt. */
export function lintPrompt(text: string, brief: Brief): CheckNote[] {
  const found: string[] = []
  const typed = [...Object.values(brief.form).flat(), ...brief.never]
    .filter((value) => typeof value === 'string')
    .join('\n')
    .toLowerCase()
  const slot = slots.exec(text)?.[0]
  if (slot !== undefined && !typed.includes(slot.toLowerCase())) found.push(`An open slot is left: ${slot}`)
  const word = vague.exec(text)?.[0]
  if (word !== undefined && !typed.includes(word.toLowerCase())) found.push(`A vague word is left: ${word}`)
  const refused = forbidden[brief.form.platform]?.exec(text)?.[0]
  if (refused !== undefined && !typed.includes(refused.toLowerCase()))
    found.push(`"${refused}" has no place in a brief for this tool`)
  const most = platformProfiles[brief.form.platform].maxCharacters
  if (text.length > most)
    found.push(`The brief has ${text.length} characters; this tool works best below ${most}`)
  return found.map((message, index) => ({ id: `L-${index + 1}`, kind: 'lint', text: message }))
}
