import { sectionHeading } from '../contract/reply-sections.ts'
import { sectionsStep, type ShortInstructions } from '../contract/short-instructions.ts'
import type { TextPromptInput } from './input.ts'
import { sections, type TextPlan } from './plan.ts'

export const short: ShortInstructions<TextPromptInput, TextPlan> = {
  instructions: () => told,
  steps: ({ idea }) => [
    sectionsStep(sections, 500 + idea.length, [1, 2, 3]),
    sectionsStep(sections, 700, [4, 5]),
    sectionsStep(sections, 500, [6, 7, 8]),
  ],
}

/** The language is put in by code. */
const written = sections.filter(({ key }) => key !== 'language')

const told = `Turn the person's rough wish (the JSON between the <input> tags) into the prompt that gets them, from an assistant such as ChatGPT, Claude or Gemini, the result they have in mind. Do not carry out the wish: write the prompt for it.

THINK SILENTLY
What will they hold in their hands at the end, who reads it, what should happen then? What do failed answers to this look like? Each requirement prevents one of those.

RULES
- Keep every fact exactly: names, numbers, quoted words, length, language, form, audience, exclusions. "chosen" is binding. Of "whatExpertsAskFor" take what changes this answer, in words of this case.
- What is missing: a sensible default, marked as assumed. Never invent facts only they know (names, dates, events).
- In the person's language and voice, as they would send it, unless another language is chosen or asked for.
- 60–120 words for a simple wish, 120–200 for an ordinary one, at most 300. Every line has to change the answer.
- Task: verb, thing, reader, purpose; one sentence. Requirements: 3–7 that can be checked, measures instead of vague words (a two-minute speech is 260–300 words), the trap of this kind of task. Check: one to three tests from the reader's side.
- Two things that exclude each other: say which one wins and why.
- Rewriting, translating, summarizing: meaning, names and numbers stay; if the text is missing, the prompt asks for it and waits. Code: smallest change, edge cases of this problem, a way to verify. Deciding: criteria with weights, what would change the verdict. Facts: no invented sources. Health, law, money: for orientation, when to see a professional. Danger to oneself or others: ask for support, never for a method. Sexual content with minors: refuse in one sentence under [1].
- Already a prompt: keep its words, repair gaps; put it whole under [1], leave out the rest but [8].
- Never: slots in brackets, "world-class expert", "step by step", advice that fits any task, the answer itself, comments.

FORM: Markdown. Each section begins with a line of exactly this form, the number in square brackets as given, the name in the person's language:
${written.map(({ number, name }) => sectionHeading(number, name)).join('\n')}
The last line is
[end]
[1] and [2] are sentences. [3] only when the wish contains text to be worked on that is not announced as markedText: word for word. [4] to [8] are bullets with "- ". [7]: what you chose, one short entry each. [8]: for the person, at most three, each with what you assumed meanwhile. Leave out sections that earn no place. A bullet in [4], [5] or [6] that rests on something you assumed begins with (A).`
