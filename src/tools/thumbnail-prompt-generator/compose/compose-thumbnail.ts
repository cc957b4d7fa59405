import type { Note, Variant } from '#tools/workbench/answer.ts'
import type { ThumbnailAnswer } from '../answer.ts'
import type { ThumbnailInput } from '../input.ts'
import type { Concept } from './decide/concept.ts'
import { decideConcepts } from './decide/decide-concepts.ts'
import { drawLayout } from './decide/draw-layout.ts'
import { readTitle, type TitleReading } from './read/read-title.ts'
import { refuse } from './refuse.ts'
import { writeIdea } from './write/write-idea.ts'
import { contextLine, writeMainVariant, writeVariants } from './write/write-prompt.ts'

/** Reads the title, decides on pictures that say what it does not, writes them for image models. */
export function composeThumbnail({ title, mode }: ThumbnailInput): ThumbnailAnswer {
  const reading = readTitle(title)
  if (reading.idea.safety.refuse) return refuse(reading, mode)
  const concepts = decideConcepts(reading, mode)
  const isRightToLeft = /^(?:ar|he|fa|ur)$/u.test(reading.idea.language.code)
  const layouts = concepts.map((concept) => drawLayout(concept, isRightToLeft))
  const parts = { layouts, composedBy: 'composer' as const, notes: notesFor(reading, concepts) }
  const [first] = concepts
  if (mode === 'prompt' && first) {
    const variants = writeVariants(first, reading.title, isRightToLeft)
    return { ...parts, generatedPrompt: variants[0]?.text ?? '', variants }
  }
  const generatedIdeas = concepts.map((concept, index) => writeIdea(concept, index + 1))
  const prompts = concepts.map((concept, index): Variant => {
    const { text, ...rest } = writeMainVariant(concept, reading.title, isRightToLeft)
    return { ...rest, text, id: `concept-${index + 1}`, name: `Prompt ${index + 1}` }
  })
  return { ...parts, generatedIdeas, variants: [asOneText(generatedIdeas, reading.title), ...prompts] }
}

function asOneText(ideas: readonly string[], title: string): Variant {
  return {
    id: 'ideas',
    name: 'All ideas',
    text: [...ideas, contextLine(title)].join('\n\n'),
    handOff: ['chatgpt', 'gemini'],
  }
}

function notesFor(reading: TitleReading, concepts: readonly Concept[]): Note[] {
  const { idea, famous, isSensitive, isForChildren, thing, topic } = reading
  const notes: Note[] = []
  if (famous)
    notes.push({
      kind: 'changed',
      text: `The picture shows no likeness of ${famous}: a thing stands for the topic. Use a photo only if you have the right to it.`,
    })
  if (isSensitive)
    notes.push({
      kind: 'changed',
      text: 'A serious topic: no faces in distress, quiet colours, no words on the picture.',
    })
  if (isForChildren)
    notes.push({
      kind: 'assumed',
      text: 'For children: friendly forms, no lettering and nothing that frightens.',
    })
  for (const sentence of idea.quarantined)
    notes.push({
      kind: 'changed',
      text: `Left out, because it speaks to the machine: “${sentence.slice(0, 160)}”`,
    })
  if (!thing.isFromTitle && topic.id === 'open' && !isSensitive && !isForChildren)
    notes.push({
      kind: 'assumed',
      text: 'The title names nothing that can be seen, so the picture hides an object. Say what the video shows for a picture of it.',
    })
  if (concepts.every(({ overlay }) => overlay === undefined) && !isSensitive && !isForChildren)
    notes.push({ kind: 'assumed', text: 'No words on the picture: it reads better without them here.' })
  notes.push({
    kind: 'hint',
    text: 'For your own face, attach your photo in the image model and ask it to keep that face for the presenter.',
  })
  return notes
}
