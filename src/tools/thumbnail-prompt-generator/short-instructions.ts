import { keysStep, type ShortInstructions } from '../contract/short-instructions.ts'
import type { ThumbnailInput } from './input.ts'
import { answerForm, replyProperties } from './instructions.ts'
import type { ThumbnailPlan } from './plan.ts'

export const short: ShortInstructions<ThumbnailInput, ThumbnailPlan> = {
  instructions: ({ mode }) => `${mode === 'idea' ? threeTask : oneTask}\n\n${shared}\n\n${answerForm}`,
  steps: ({ mode }) =>
    places
      .slice(0, mode === 'idea' ? 3 : 1)
      .map((place) => keysStep(replyProperties, ['concepts'], 700, ` The list holds one concept${place}`)),
}

const places = [
  '.',
  ', number 2. It differs from those in <current> in angle, subject and palette, and has no words unless the person gave some.',
  ', number 3. It differs from those in <current> in angle, subject and palette, and shows no face unless one was chosen.',
]

const oneTask =
  'Find the picture for the YouTube thumbnail of the video below ("title" may be a title, an idea or an order): the one picture that makes a person ask a question only the video answers, and that can be read at 138 pixels width. Exactly one concept, 80 to 150 words.'

const threeTask =
  'Find three thumbnail concepts for the YouTube video below ("title" may be a title, an idea or an order): three different reasons to click, each honest, each readable at 138 pixels width, at most 90 words each. They differ in angle, subject and palette; one without words and one without a face, unless the person chose otherwise.'

const shared = `RULES
- The title tells; the picture shows the evidence or the tension that the title leaves out: the result, the broken thing close, the moment just before. Nothing that any video on the topic would show.
- At most 3 elements: subject, object, context. The subject fills 45 to 70 percent of the height and stands apart by light or color. The lower right corner stays empty. Words and subject on opposite sides.
- Names, numbers, currencies and claims of the title exactly; nothing promised that the title does not promise. A claim that could harm (a cure, quick money) stays a claim.
- "guidance" and the person's choices hold.
- Words: none, or at most 4, in the title's language: the tension word or a number, never the title's opening. "ownWords": letter for letter.
- Two opposing hues and a neutral, each with its hex and the thing that carries it.
- No logos, no likeness of famous people, no invented age, sex or origin: "the presenter (my photo for the face)". No open-mouth shock, arrows, circles. Nothing frightening with children, no gore.`
