import type { StoryboardInput } from '../input.ts'
import type { StoryboardAnswer } from '../answer.ts'
import { bands } from './bands.ts'
import { countWords, splitSentences } from './fit-narration.ts'

const unsafe =
  /\b(?:kill\w*|guns?|rifle|pistol|knife|knives|sword\w*|blood\w*|weapon\w*|bomb\w*|corpse|murder\w*|stab\w*|shoot\w*|fistfight|beer|wine|vodka|cigar\w*|naked|sexy|kiss\w*|girlfriend|boyfriend|stupid|ugly|idiot|matches|railway tracks|subscribe|scream\w*|horror|needle\w*|alone at night|photoreal(?!ism)\w*)\b/iu

/** The rubric's checks for storyboards; each finding is a sentence. */
export function checkStoryboard(answer: StoryboardAnswer, form: StoryboardInput): string[] {
  const failures: string[] = []
  const band = bands[answer.ageBand as keyof typeof bands]
  if (form.ageBand && answer.ageBand !== form.ageBand) failures.push(`age band ${answer.ageBand}`)
  if (form.format && answer.format !== form.format) failures.push(`format ${answer.format}`)
  if (form.scenes && answer.generatedPrompts.length !== form.scenes)
    failures.push(`${answer.generatedPrompts.length} scenes for ${form.scenes}`)
  if (countWords(answer.title) > 7) failures.push(`long title: ${answer.title}`)
  if (countWords(answer.breath) > 35) failures.push(`long breath: ${answer.breath}`)
  if (answer.characterSheet.length > 3) failures.push('more than three characters')
  const hexes = new Set(answer.generatedPrompt.match(/#[0-9A-F]{6}\b/giu))
  const own = [...hexes].filter((hex) => !form.idea.includes(hex))
  if (own.length < 4 || own.length > 5) failures.push(`${own.length} colours`)
  const anchorWords = countWords(answer.styleGuide.anchor)
  if (anchorWords < 12 || anchorWords > 20)
    failures.push(`anchor of ${anchorWords} words: ${answer.styleGuide.anchor}`)
  for (const character of answer.characterSheet) {
    const words = countWords(character.identity)
    if (words < 25 || words > 40) failures.push(`identity of ${words} words: ${character.identity}`)
    if (character.substitute) {
      const count = countWords(character.substitute)
      if (count < 25 || count > 40) failures.push(`substitute of ${count} words: ${character.substitute}`)
    }
  }
  const sizes = answer.generatedPrompts.map(({ frame }) => frame.size)
  for (let index = 2; index < sizes.length; index += 1)
    if (sizes[index] === sizes[index - 1] && sizes[index] === sizes[index - 2])
      failures.push(`same size three times at ${index + 1}`)
  for (const scene of answer.generatedPrompts) {
    const at = `scene ${scene.number}`
    for (const character of answer.characterSheet) {
      const times = scene.prompt.split(character.identity).length - 1
      const expected = scene.frame.cast.includes(character.name) ? 1 : 0
      if (times !== expected) failures.push(`${at}: identity of ${character.name} ${times} times`)
    }
    if (!scene.prompt.startsWith(answer.styleGuide.anchor)) failures.push(`${at}: no style anchor`)
    if (
      !/shot/.test(scene.prompt) ||
      !/light/.test(scene.prompt) ||
      !/Exclude:/.test(scene.prompt) ||
      !/empty space/.test(scene.prompt)
    )
      failures.push(`${at}: a part of the picture is missing`)
    const words = countWords(scene.narration)
    if (words < band.words.least || words > band.words.most)
      failures.push(`${at}: ${words} words: ${scene.narration}`)
    for (const sentence of splitSentences(scene.narration)) {
      if (countWords(sentence) > band.sentenceWords) failures.push(`${at}: long sentence: ${sentence}`)
      if (/\b(?:the|a|an|and|with)[.!?]"?$/iu.test(sentence)) failures.push(`${at}: cut short: ${sentence}`)
    }
    if ((scene.narration.match(/"/g)?.length ?? 0) % 2 === 1)
      failures.push(`${at}: open quotation: ${scene.narration}`)
    if (scene.dialogue && countWords(scene.dialogue.replace(/^[^:]+:/u, '')) > 8)
      failures.push(`${at}: long dialogue`)
    const hit = unsafe.exec(`${scene.prompt} ${scene.narration} ${scene.dialogue ?? ''}`)
    if (hit) failures.push(`${at}: unsafe word ${hit[0]}`)
    if (/\{\w+\}|undefined|\ba [aeiou]\w+ed\b/u.test(`${scene.prompt} ${scene.narration}`))
      failures.push(`${at}: slot or article`)
  }
  return failures
}
