import { closedObject, texts, textsOf } from '../contract/reply-schema.ts'
import { filledIn, type ToolInstructions } from '../contract/tool-instructions.ts'
import { layouts } from './craft/layouts.ts'
import { emotionRows, faceRows, nicheRows } from './craft/rows.ts'
import { badge } from './fitted-boxes.ts'
import type { ThumbnailInput } from './input.ts'
import { boxNumbers, lineNames, type ThumbnailPlan } from './plan.ts'

const box = { type: 'array', items: { type: 'number' } }
const concept = closedObject({
  ...textsOf(lineNames),
  hasFace: { type: 'boolean' },
  boxes: closedObject({ subject: box, object: box, words: box }),
  assumed: texts,
})

export const replyProperties = { concepts: { type: 'array', items: concept } }

export const instructions: ToolInstructions<ThumbnailInput, ThumbnailPlan> = {
  short: async () => (await import('./short-instructions.ts')).short,
  version: '2026-11-30.1',
  schema: () => closedObject(replyProperties),
  maxOutputTokens: ({ mode }) => (mode === 'idea' ? 2_400 : 1_000),
  instructions: ({ mode }) =>
    `${mode === 'idea' ? threeTask : oneTask}\n\n${shared}\n\n${mode === 'idea' ? threeForm : oneForm}`,
  material: (input) => JSON.stringify({ ...filledIn(input), guidance: guidance(input) }, undefined, 1),
}

/** What the choices mean. */
function guidance({ niche, face, emotion, overlay, ownWords, layout }: ThumbnailInput): string[] {
  const [inFace, inPosture] = emotion === '' ? [] : emotionRows[emotion]
  const boxes = layout === '' ? [] : boxNumbers(layouts[layout])
  const places = boxes.map(([name, numbers]) => `${name} [${numbers.join(', ')}]`).join('; ')
  return [
    niche && nicheRows[niche],
    face && faceRows[face],
    inFace && face !== 'no-face' ? `Feeling, where a face shows: ${inFace}.` : '',
    inPosture && face !== 'face' ? `Feeling, where no face shows: ${inPosture}.` : '',
    ownWords
      ? 'The words on every picture are "ownWords", letter for letter; the lettering is yours to decide.'
      : overlay && 'No words on any picture.',
    layout && `The layout is decided: ${places}. Fit subject, object and words to it.`,
  ].filter(Boolean)
}

const oneTask = `Find the picture for the YouTube thumbnail of the video below ("title" may be a title, an idea for a video or an order to make a thumbnail for it). A plain prompt illustrates the title, repeats its words in capitals and adds a shocked face with arrows. Yours finds the one picture that makes a person ask a question only the video answers, and that can be read at 138 pixels width.`

const threeTask = `Find three thumbnail concepts for the YouTube video below ("title" may be a title, an idea for a video or an order to find thumbnails for it). A plain answer gives three variants of the same picture with the title in capitals. Yours gives three different reasons to click, each honest, each readable at 138 pixels width, each clear enough that a person with a phone, or an image model, could make it today.`

const shared = `THINK SILENTLY
1. What is promised: a result, an answer, a change, a fight, a secret, a comparison, a number? Who would watch this, and what do they fear, hope or doubt about it?
2. Picture and title share the work: the title tells, the picture shows the evidence or the tension that the title leaves out. List eight visible facts that are surely or most likely in this video: states before and after, the thing that broke, the tool, the trace, the scale, the place, the moment just before. Throw out what any video on the topic would show.
3. Which kind fits? How-to: the result large, obstacle beside it. List: one winner hidden among few. Versus: two things, split ground. Experiment or days: the state that proves it. Money: thing beside the amount as given. Mistake: the broken thing close. Review: thing in the hand with one telling detail. Explanation: one symbol oversized. Story: the moment just before it tips.
4. At most 3 elements in all: subject, object, context. If covered with a thumb, does each still matter?

KEEP
- Names, numbers, currencies, places and claims of the title exactly. Nothing reversed, a figure of speech shown as what it means, a question left unanswered, nothing promised that the title does not promise, nothing the video would have to contain but probably does not.
- A claim that could harm (a cure, quick money, a guarantee) stays a claim: show who says it, or the thing it is about, never the claim come true.
- Brand or shop: its kind of place or thing, no logo. Famous people: object, silhouette or place, no likeness. People whose looks are not given: "the presenter (my photo for the face)" where a face shows, with what the body does; no invented age, sex or origin. Hands or the thing alone are often stronger.
- "guidance", "colors" and the other choices of the person hold; where they and the title clash, the title wins.

EACH CONCEPT
- The subject fills 45 to 70 percent of the height and is set apart from its ground by light or hue. The lower right corner stays empty of subject, object and words, for YouTube puts the length there. Words and subject stand on opposite sides.
- Words: none, or at most 4 (at most 8 characters in Chinese, Japanese or Korean) in the title's language: the tension word, the opposite or a number of the title, clear at once to somebody who has not read the title, never its opening or a repetition of it; capitals only where the script has them. Amounts only from the title.
- Two opposing hues, at least one of them bright and saturated, and a neutral, far apart in lightness, each with its hex and the thing that carries it.
- Arabic, Hebrew, Persian, Urdu words: say in the lettering that they run from right to left with joined letters.
- Expression by content: focus, doubt, relief, wince, quiet pride. No open-mouth shock, arrows, circles, rainbow gradients. Death, illness, disaster: restrained palette, no gore, a thing instead of a face. Children: nothing frightening, no brands pushed.`

export const answerForm = `ANSWER with one JSON object {"concepts": […]} and nothing else, its values in the person's language, each value one or two sentences or phrases, with all of these keys ("" or [] for nothing):
{
"name": "two to four words",
"hook": "what the viewer wonders, one sentence, as a question in their head",
"subject": "who or what, two attributes that can be seen, state or expression, gaze",
"object": "the evidence, how it overlaps for depth",
"background": "one quiet context cue, darker or lighter than the subject, blurred",
"words": "only the words on the picture, without quotation marks; empty where there are none",
"lettering": "kind of letters, fill color, thick outline or plate and its color",
"colors": "background hue #hex, subject hue #hex, color of the words #hex, in this order, each with the thing that carries it",
"light": "key light with side, rim light, light on dark or dark on light",
"finish": "photographic or illustrated as the subject asks; edges, skin",
"avoid": "the one thing this topic tempts to",
"differs": "the angle (result, conflict, curiosity, emotion, scale) and what it does that others do not",
"pairs": "what the picture adds that the title does not say",
"hasFace": false,
"boxes": {"subject": [x, y, w, h], "object": [x, y, w, h], "words": [x, y, w, h]},
"assumed": ["keys whose content the video may not have"]
}
Boxes are shares of width and height from the upper left corner, 0 to 1: where each lies, words not across the subject, no box reaches into the corner beyond x ${badge.x} and y ${badge.y}. Places are not repeated in the other values.`

const check = `CHECK SILENTLY: Which question does the picture raise, and does the title leave it open? Three elements, no more? Words exact, different from the title, understood at once, fitting this picture? Object and words out of the lower right? Every fact right? Is any line true of every video on this topic? Make it particular. No slots, brackets, percentages of clicks, sales talk.`

const oneForm = `${answerForm}\n\nExactly one concept, its lines 80 to 150 words together.\n\n${check}`

const threeForm = `${answerForm}\n\nThree concepts that differ in angle, in what the eye lands on and in palette, at most 90 words each; one without words and one without a face, unless the person chose otherwise. If the title is so particular that only two are good, give two.\n\n${check} Could somebody confuse two of the concepts at thumbnail size? Replace one.`
