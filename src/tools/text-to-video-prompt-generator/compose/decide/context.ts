import { measureCoverage } from '#tools/idea/coverage.ts'
import type { VideoRequest } from '../read/read-request.ts'
import { clip, wordCount } from '../words/subject-words.ts'

const mostWords = 40
const longestPrompt = 265

/** Parts of the idea, as typed, that the finished prompt does not say yet. */
export function contextOf(request: VideoRequest, prompt: string): string {
  const { idea, content } = request
  const about = request.about === '' ? '' : `made for ${request.about}`
  if (wordCount(content) > 160) return about
  const handled = [
    idea.instruction?.words,
    idea.wishes.seconds?.words,
    idea.wishes.aspect?.words,
    idea.wishes.speech?.words,
    idea.wishes.music?.words,
    ...idea.wishes.platforms.map(({ words }) => words),
  ].filter((words) => words !== undefined)
  const parts = content
    .split(/[.;!?\n,。！？；،،、，؛।]+\s*|\s[–—-]\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const room = Math.min(mostWords, longestPrompt - wordCount(prompt))
  const missing: string[] = about === '' ? [] : [about]
  for (const part of parts) {
    const rest = handled
      .reduce((text, words) => text.replace(words, ' '), part.replace(/\bplease\b/giu, ''))
      .replace(/\s+/gu, ' ')
      .trim()
    if (rest === '' || /^how to\b/iu.test(rest)) continue
    const { missingWords, missingFacts, share } = measureCoverage(
      lowerFirst(rest),
      `${prompt} ${missing.join(' ')}`,
    )
    // "for" and "in" are left when what they belonged to is said elsewhere.
    if (wordCount(rest) < 2 && missingFacts.length === 0) continue
    const isLost = missingFacts.length > 0 || (missingWords.length > 0 && share < 0.7)
    if (isLost && !request.camera.oneTake && wordCount([...missing, rest].join(' ')) <= room)
      missing.push(rest)
    else if (isLost && missingFacts.length > 0) missing.push(clip(rest, 12))
  }
  return missing.join('; ').replace(/[.\s]+$/u, '')
}

// The capital of a first word makes no name of it.
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
