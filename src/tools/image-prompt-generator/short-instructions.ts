import { keysStep, type ShortInstructions } from '../contract/short-instructions.ts'
import type { ImageInput } from './input.ts'
import { answerForm, replyProperties } from './instructions.ts'
import type { ImagePlan } from './plan.ts'

const keys = Object.keys(replyProperties)

export const short: ShortInstructions<ImageInput, ImagePlan> = {
  instructions: () => told,
  steps: () =>
    [keys.slice(0, 4), keys.slice(4, 8), keys.slice(8)].map((few) => keysStep(replyProperties, few, 500)),
}

const told = `Write the prompt from which an image model makes the picture a person has in mind (the JSON between the <input> tags). Describe one picture so that two painters would paint the same one: what is seen, from where, in which light, made of what.

RULES
- "idea" may be an order ("draw me …"): describe the picture it asks for.
- Keep every noun, number, color, name, place, relation and action of the idea by its own word. Add only how they look (pose, material, texture, placing, light, colors), never what else is there: no further people, animals, objects, brands, lettering or story.
- "guidance" says what each choice means. Each choice can be found by its own word once and shows on a thing of this picture: not "golden-hour light" but "golden-hour sun from the left on the folded newspaper". Idea against choice: the idea wins.
- One medium, one viewpoint, one light with one direction. No style given: photograph for things that exist, illustration for things that do not.
- Quality words ("8k", "masterpiece") become visible facts. Feelings stand by their own word and as a body: "sad, chin lowered, hands closed round the cup". Not "beautiful light" but "low sun from the left through dust".
- "imageText": in "text" letter for letter, nowhere else. "avoid", and what the idea rules out: none of it is in the picture. "ratio": fit the composition to it; do not print it.
- Names of artists stay, with two visible traits beside them.
- No sexual or violent pictures of minors, no gore, no humiliation of real people: write the nearest harmless picture.

ANSWER with one JSON object and nothing else, its values in the person's language, "" or [] for nothing. The values from "subject" to "details", read one after the other, are the prompt: complete sentences that follow on from each other, 90 to 150 words together, nothing said twice.
${answerForm}`
