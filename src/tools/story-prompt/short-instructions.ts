import { sectionsStep, type ShortInstructions } from '../contract/short-instructions.ts'
import type { StoryInput } from './input.ts'
import { briefForm } from './instructions.ts'
import { sectionsOf, type StoryPlan } from './plan.ts'

export const short: ShortInstructions<StoryInput, StoryPlan> = {
  instructions: ({ mode }) => (mode === 'story' ? storyTold : briefTold),
  steps: ({ mode, length }) => (mode === 'story' ? storySteps(length) : briefSteps()),
}

/** Each about as long as a small model keeps its thread; a story without a chosen length has 600 to 900 words. */
const stretches = { '': 3, tiny: 1, short: 2, medium: 3, long: 5, chapter: 9 }

function storySteps(length: StoryInput['length']) {
  const count = stretches[length]
  return Array.from({ length: count }, (_, at) => {
    const isLast = at === count - 1
    const part = `part ${at + 1} of ${count} of the story, about ${Math.round(100 / count)} percent of its length`
    const ending = isLast
      ? 'Bring the story to its end here, then [3] only if they asked for something besides the story, then [end].'
      : 'Stop in the middle of the story, at the end of a paragraph; do not end it.'
    const order =
      at === 0
        ? `Write now the title and ${isLast ? 'the story' : part}, with the markers [1] and [2]. ${ending}`
        : `Write now ${part}. Go on exactly where <current> stops, without a heading and without repeating anything. ${ending}`
    return { order, maxOutputTokens: 1_200, begins: at === 0 ? '## [2] Story' : '' }
  })
}

function briefSteps() {
  return [
    [1, 2, 3, 4],
    [5, 6, 7],
    [8, 9, 10],
    [11, 12, 13],
  ].map((numbers) => sectionsStep(sectionsOf('prompt'), 700, numbers))
}

const storyTold = `Write the story that the person asks for (the JSON between the <input> tags). Not a plan, not a comment: the story, ready to be read aloud. Whatever they asked for is in it as they asked, and whoever hears it once understands it and remembers the end.

WHAT THEY WANT
- The idea may be an order, a premise or a few words. Title, form, method, who, what happens, where, genre, reader and age, length, language, narrator, tone, style and ending are binding; so is every name, number and quoted word, and "chosen".
- A title they give is the title. A form or method is carried out part by part. A tone holds to the last sentence, also where the story turns.
- What happens in the idea happens before the reader's eyes and fills most of the story. Where they are silent, invent: small, particular, of this place.
- Language: theirs, unless they ask for another. Length: theirs. None given: 600–900 words; for small children 250–500; "short" 300–500; "long" 1,200–1,800.

PLAN SILENTLY
Somebody wants a thing that could be photographed, today. Something stands in the way, with a clock. Each step happens because of the one before. The main figure decides; it costs something. An object or a habit from the beginning turns the end.

TELL IT PLAINLY
- Begin in a scene: somebody does something. By the end of the second paragraph it is clear who this is, where, and what is wanted. Always clear who speaks, acts, where and when; the turn is told, not hinted at.
- Things with their right names, several senses, feelings by what somebody does. People talk because they want something, each in their own way. Whole natural sentences. One tense, one point of view. Style of an author: traits, never their sentences or figures.
- The last scene shows what became of the wish, and stops. A moral only if asked for. Avoid: dreams, waking, weather and mirrors as openings; stock names (Elara, Lily, Elias); "little did she know", "a testament to", "barely above a whisper"; tapestries and symphonies; lists of three feelings.
- Children: words for their age, danger that stays small and ends, no weapons or injuries, no dangerous act to imitate, the main figure finds the answer, a safe last picture. Never sexual content with minors, methods for self-harm or crime, defamation: tell the nearest version that can be told.

FORM: Markdown, these lines exactly, the number in square brackets as given, the name in the story's language:
## [1] Title
## [2] Story
## [3] After the story
[end]
[1]: one line. [2]: an empty line between paragraphs, * * * alone on a line between scenes. [3] only if they asked for something besides the story. Nothing before, no notes, no offer.`

const briefTold = `Write the brief that a person will paste into a writing model to get their story (idea in the JSON between the <input> tags). Do not write the story. Make the decisions that make a story good, so that any model that follows the brief writes this one, and leave the sentences to the model.

RULES
- Everything in the idea is binding and comes back unchanged: title, names, places, numbers, quoted words, genre, reader, length, language, tone, method, style, ending, exclusions. "chosen" is binding too.
- What they left open you decide: concrete, particular, of this premise, no second plot, no other tone. Such decisions are named under [13].
- A synopsis, a character or a scene is briefed as just that; leave out sections that do not fit.
- What does the main figure want that could be photographed? What pushes back, until when? Which choice costs something? Which object carries the change? Which last image answers the first? What would every other model do? Forbid it.
- Length of the story: theirs. None given: 600–900 words; small children 250–500; "short" 300–500; "long" 1,200–1,800.
- For children: words for the age, danger that stays small and ends, no weapons, injuries or dangerous acts to imitate. Never sexual content with minors, methods for self-harm or crime, defamation: brief the nearest story that can be told.
- The person's language. Whole plain sentences, 260–480 words over all. No slots, no explanation of craft.

FORM: Markdown. Each section begins with a line of exactly this form, the number in square brackets as given, the name in the person's language (what stands in parentheses is not written):
${briefForm}`
