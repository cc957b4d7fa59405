import { moodWords } from './words/mood-words.ts'
import { createFinder } from './word-finder.ts'

export type Mood =
  | 'cosy'
  | 'calm'
  | 'playful'
  | 'funny'
  | 'joyful'
  | 'romantic'
  | 'sad'
  | 'tense'
  | 'dark'
  | 'mysterious'
  | 'epic'
  | 'energetic'
  | 'elegant'
  | 'rustic'
  | 'inspiring'
  | 'serious'

export type MoodReading = { mood: Mood; words: string; start: number }

const findMood = createFinder<Mood>(moodWords)
// In "afraid of the dark" and "still life" the word names a thing; "a dark wooden table" is a colour.
const noMoodAfter =
  /^\s?(?:wood\w*|oak|hair\w*|green|blue|red|brown|grey|gray|chocolate|life|water|drink|matter|horse|copy|wash|magic|souls?|knight|roast|mode)\b/iu
const noMoodBefore =
  /\b(?:afraid of the|fear of the|scared of the|in the|the|after|before|is|are|he|she|it|they|we|i|isn't|not)\s$/iu
const fear =
  /(?:afraid of|fear of|scared of|angst vor|peur d\p{L}*|miedo a|medo d\p{L}|paura d\p{L}*|боится|боялся|боялась|страх\p{L}*|خائف\p{L}* من|يخاف من|تخاف من|怕|恐|डर|무서워)\s?(?:\p{L}{1,4}['’]?\s?)?$/iu
const isWeak =
  /^(?:still|dark|bright|soft|quiet|powerful|natural|grand|comic|hope|joke|mystery|legendary|nervous|anxious|still|happy|sad|lonely)$/iu

/** The moods the idea asks for or shows, in the order named. What a character feels ("she is sad") counts as well; a fear of the dark does not. */
export function readMood(text: string, language = 'en'): MoodReading[] {
  const readings: MoodReading[] = []
  for (const hit of findMood(text, language)) {
    const after = text.slice(hit.end, hit.end + 14)
    const before = text.slice(Math.max(0, hit.start - 16), hit.start)
    if (isWeak.test(hit.words) && noMoodAfter.test(after)) continue
    if (/^(?:dark|still|hope|joke)$/iu.test(hit.words) && noMoodBefore.test(before)) continue
    if (/\b(?:no|not|without|never|less)\s$/iu.test(before)) continue
    if (fear.test(before)) continue
    if (!readings.some((reading) => reading.mood === hit.key))
      readings.push({ mood: hit.key, words: hit.words, start: hit.start })
  }
  return readings
}
