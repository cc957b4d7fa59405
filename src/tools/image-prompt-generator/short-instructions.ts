import { keysStep, type ShortInstructions } from '../contract/short-instructions.ts'
import type { ImageInput } from './input.ts'
import { replyProperties } from './instructions.ts'
import type { ImagePlan } from './plan.ts'

export const short: ShortInstructions<ImageInput, ImagePlan> = {
  instructions: () => told,
  steps: () =>
    [
      ['subject', 'action', 'medium', 'setting'],
      ['composition', 'light', 'palette', 'details'],
      ['text', 'lettering', 'without', 'excluded', 'brief', 'assumed'],
    ].map((keys) => keysStep(replyProperties, keys, 500)),
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
{
"subject": "medium, distance and subject with two to four attributes that can be seen; the subject within the first ten words",
"action": "what it visibly does, pose, gaze",
"medium": "traces of the medium: paper tooth, grain, brush marks",
"setting": "the place: foreground, middle, distance",
"composition": "where the subject stands, how much of the frame it fills, viewpoint, free space",
"light": "source, side, quality, color, where the shadow falls",
"palette": "three to five named colors, each tied to a thing",
"details": ["at most two things that only this picture has, of what is named already"],
"text": "only the words that stand in the picture",
"lettering": "a sentence with “…” in place of the words: how and where they stand",
"without": "a short sentence that names all that “avoid” and the idea rule out",
"excluded": "the same things in English, with commas",
"brief": "the whole picture in English, at most 40 words, the strongest nouns first",
"assumed": ["keys whose content you decided although the person could have"]
}`
