import { AppError } from '#shared/app-error.ts'
import type { Note, Variant } from '#tools/workbench/answer.ts'
import type { StoryAnswer } from '../answer.ts'
import type { StoryInput } from '../input.ts'
import { buildWorld } from './build-world.ts'
import { plots } from './plots/plot-list.ts'
import { otherLanguage } from './plots/told.ts'
import { readOwnText } from './read/own-text.ts'
import { readStoryWish } from './read/story-wish.ts'
import { refusalOf } from './refusal.ts'
import { writeBrief, writeTaggedBrief } from './write/brief.ts'
import { lengthOf } from './write/length.ts'
import { notesOf } from './write/notes.ts'
import { writeStory } from './write/story.ts'

/** A short story, or a brief that any writing model can work from. */
export function composeStory({ idea: typed, mode }: StoryInput): StoryAnswer {
  const own = readOwnText(typed)
  // Braces are slots of ours; those of the idea come back at the end.
  const idea = readStoryWish(hideBraces(own?.idea ?? typed))
  const refusal = refusalOf(idea)
  if (refusal) throw new AppError('INVALID_INPUT', refusal)
  const world = buildWorld(idea, own ? `another take on ${own.from}` : '')
  const length = lengthOf(idea)
  const plot = idea.isEnglish ? plots[world.shape] : otherLanguage
  const isStory = mode === 'story' && idea.isEnglish
  const brief = showBraces(writeBrief(world, plot, length))
  const forClaude: Variant = {
    id: 'claude',
    name: 'Claude',
    text: showBraces(writeTaggedBrief(world, plot, length)),
    handOff: ['claude'],
  }
  const forAny: Variant = {
    id: 'brief',
    name: isStory ? 'Story brief' : 'Any model',
    text: brief,
    handOff: ['chatgpt', 'gemini', 'claude'],
  }
  const story = isStory ? showBraces(writeStory(world, plot, length)) : ''
  const notes: Note[] = notesOf({ idea, mode, length, isStory, story, own: own?.from })
  return isStory
    ? {
        generatedStory: story,
        composedBy: 'composer',
        variants: [{ id: 'story', name: 'Story', text: story, handOff: [] }, forAny, forClaude],
        notes,
      }
    : { generatedStory: brief, composedBy: 'composer', variants: [forAny, forClaude], notes }
}

function hideBraces(text: string): string {
  return text.replaceAll('{', '❴').replaceAll('}', '❵')
}

function showBraces(text: string): string {
  return text.replaceAll('❴', '{').replaceAll('❵', '}')
}
