import { measureCoverage } from '#tools/idea/coverage.ts'
import { readIdea } from '#tools/idea/read-idea.ts'
import type { Note, Variant } from '#tools/workbench/answer.ts'
import type { TextPromptAnswer } from '../answer.ts'
import type { TextPromptInput } from '../input.ts'
import { sectionOf, type Brief } from './brief.ts'
import { decideBrief } from './decide/decide-brief.ts'
import { improvePrompt, isMarkedUp } from './decide/improve-prompt.ts'
import { refineBrief } from './decide/refine.ts'
import { quoted } from './read/sentences.ts'
import { readOwnPrompt } from './read/own-prompt.ts'
import { renderContextFirst, renderMarkdown, renderOutcomeFirst, renderTagged } from './write/render.ts'

/** Turns a rough idea into a prompt; a prompt of ours is improved instead of wrapped, a foreign one only mended. */
export function composeTextPrompt({ idea, attempt = 1 }: TextPromptInput): TextPromptAnswer {
  const own = readOwnPrompt(idea)
  if (own && !readIdea(sectionOf(own, 'task')?.text ?? '').safety.refuse) {
    const note: Note = {
      kind: 'hint',
      text: 'Refined: assumptions settled, repetitions removed, one test added. A further round changes nothing.',
    }
    return answerOf(refineBrief(own, attempt), [note])
  }
  const whole = readIdea(idea)
  if ((whole.task.isPrompt || isMarkedUp(idea)) && !whole.safety.refuse) {
    const { text, notes } = improvePrompt(idea)
    return {
      generatedPrompt: text,
      composedBy: 'composer',
      variants: [{ id: 'any', name: 'Any model', text, handOff: ['chatgpt', 'claude', 'gemini'] }],
      notes,
    }
  }
  const { brief, notes, isReplaced } = decideBrief(idea, whole, attempt)
  return answerOf(isReplaced ? brief : withLostWords(brief, whole.text, whole.inline), notes)
}

const courtesies =
  /^(?:need|want|like|please|help|give|make|thanks?|could|would|hello|looking|idiot|stupid)$/iu

// Nothing said in the idea may be lost on the way.
function withLostWords(brief: Brief, text: string, inline: string): Brief {
  const { share, missingFacts, missingWords } = measureCoverage(text, renderMarkdown(brief))
  const isPolite = missingWords.every((word) => courtesies.test(word))
  if ((share >= 0.75 || isPolite) && missingFacts.length === 0) return brief
  const sections = brief.sections.map((section) =>
    section.role === 'task'
      ? { ...section, text: `${section.text} In my words: ${quoted(inline)}.` }
      : section,
  )
  return { ...brief, sections }
}

function answerOf(brief: Brief, notes: Note[]): TextPromptAnswer {
  const text = renderMarkdown(brief)
  const variants: Variant[] = [
    { id: 'any', name: 'Any model', text, handOff: ['chatgpt', 'claude', 'gemini'] },
    { id: 'claude', name: 'Claude', text: renderTagged(brief), handOff: ['claude'] },
    { id: 'gpt', name: 'GPT', text: renderOutcomeFirst(brief), handOff: ['chatgpt'] },
    { id: 'gemini', name: 'Gemini', text: renderContextFirst(brief), handOff: ['gemini'] },
  ]
  return { generatedPrompt: text, composedBy: 'composer', variants, notes }
}
