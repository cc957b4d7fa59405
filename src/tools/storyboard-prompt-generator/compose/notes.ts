import type { Idea } from '#tools/idea/read-idea.ts'
import type { Note } from '#tools/workbench/answer.ts'
import type { StoryboardInput } from '../input.ts'
import type { AgeBand, Format } from './bands.ts'
import type { Figure } from './figures.ts'
import type { ArtStyle } from './looks.ts'
import type { StorySeed } from './read-story.ts'
import type { SafeIdea } from './safe-idea.ts'

type Told = {
  form: StoryboardInput
  given: Idea
  idea: Idea
  safe: SafeIdea
  seed: StorySeed
  style: ArtStyle
  ageBand: AgeBand
  format: Format
  sceneCount: number
  cast: readonly Figure[]
}

/** What was changed, assumed or could be done next, in the order a reader cares. */
export function collectNotes({
  form,
  given,
  idea,
  safe,
  seed,
  style,
  ageBand,
  format,
  sceneCount,
  cast,
}: Told): Note[] {
  const notes: Note[] = safe.changes.map((text) => ({ kind: 'changed', text }))
  if (style.changed) notes.push({ kind: 'changed', text: style.changed })
  const child = cast.find(({ substitute }) => substitute !== undefined)
  if (child)
    notes.push({
      kind: 'changed',
      text: `${child.name} is drawn as a clearly stylised storybook figure, never like a photo. Some services refuse children; use the animal version then (its own tab).`,
    })
  if (!idea.isEnglish)
    notes.push({
      kind: 'assumed',
      text: `Your idea is in ${idea.language.name ?? 'another language'}. Prompts and narration are in simple English, because image models follow it best; your own words stand unchanged above. Ask a speaker to retell the narration.`,
    })
  if (given.quarantined.length > 0)
    notes.push({
      kind: 'changed',
      text: `Left out, because it speaks to the machine and tells nothing of the story: “${given.quarantined.join(' ').slice(0, 200)}”`,
    })
  if (safe.gentle.has('frightening'))
    notes.push({ kind: 'changed', text: 'What could frighten is drawn round, soft and rather shy.' })
  if (safe.gentle.has('sensitive'))
    notes.push({
      kind: 'hint',
      text:
        ageBand === '0-2'
          ? 'This subject is usually told from 3 years on; for the youngest only missing and comfort are shown.'
          : 'A sensitive subject: read it alone first, and leave time for questions.',
    })
  if (seed.topic?.habit === 'Look, ask, try, show.')
    notes.push({
      kind: 'hint',
      text: `No facts about ${seed.topic.name} are built in, so the story shows how to find out. Check the pictures with a good book.`,
    })
  const assumed = [
    form.ageBand ? undefined : `age ${ageBand}${idea.audience?.band ? ' (from your idea)' : ''}`,
    form.format ? undefined : format.replace('-', ' '),
    form.scenes ? undefined : `${sceneCount} scenes`,
    form.artStyle ? undefined : style.name,
  ].filter((part) => part !== undefined)
  if (assumed.length > 0)
    notes.push({ kind: 'assumed', text: `Assumed: ${assumed.join(', ')}. Choose otherwise above.` })
  if (seed.isHeroInvented)
    notes.push({
      kind: 'assumed',
      text: `The idea names nobody who could have the adventure, so ${seed.words.hero} the ${seed.words.kind} does.`,
    })
  else if (seed.isNameInvented)
    notes.push({
      kind: 'assumed',
      text: `The name ${seed.words.hero} is ours; replace it everywhere if you have another.`,
    })
  if (seed.isOneOfMany)
    notes.push({
      kind: 'assumed',
      text: `One of several is the main figure (${seed.words.hero}), so that it stays the same in every picture.`,
    })
  return notes
}
