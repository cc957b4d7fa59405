import type { Idea } from '#tools/idea/read-idea.ts'
import type { Note } from '#tools/workbench/answer.ts'
import type { StoryInput } from '../../input.ts'
import { countWords } from './fit.ts'
import type { Length } from './length.ts'

type Facts = {
  idea: Idea
  mode: StoryInput['mode']
  length: Length
  isStory: boolean
  story: string
  own: 'brief' | 'story' | undefined
}

export function notesOf({ idea, mode, length, isStory, story, own }: Facts): Note[] {
  const notes: Note[] = []
  if (own)
    notes.push({
      kind: 'changed',
      text: `That was an earlier ${own === 'brief' ? 'brief' : 'story'}, so this is another draft of the same idea. Add a wish at the end to steer it.`,
    })
  if (mode === 'story' && !isStory)
    notes.push({
      kind: 'changed',
      text: `The built-in writer tells stories in English only, so here is a brief that asks for the story in ${idea.language.name}. Hand it to a model.`,
    })
  if (isStory && length.isAsked) {
    const words = countWords(story)
    if (words < length.from || words > length.to)
      notes.push({
        kind: 'changed',
        text: `You asked for ${length.words} words. Without a model it came to ${words}; the story brief asks for your number.`,
      })
  }
  if (isStory && idea.wordCount > 70)
    notes.push({
      kind: 'hint',
      text: 'Your idea holds more than a short story can. The story uses its heart; the story brief holds all of it.',
    })
  if (idea.quarantined.length > 0)
    notes.push({
      kind: 'changed',
      text: `A sentence that spoke to the machine was left out: “${idea.quarantined[0]?.slice(0, 120) ?? ''}”`,
    })
  for (const finding of idea.safety.findings)
    if (finding.category === 'real-person' || finding.category === 'protected-character')
      notes.push({
        kind: 'hint',
        text: `${finding.words[0] ?? 'A known figure'} is somebody real or protected. Safer: ${finding.suggestion}.`,
      })
    else if (finding.grownUps === 'soften')
      notes.push({ kind: 'changed', text: 'What is violent or intimate stays off the page.' })
  return notes.filter((note, index) => notes.findIndex(({ text }) => text === note.text) === index)
}
