import { planItems } from '../contract/edit-plan.ts'
import { textOf } from '../contract/plan.ts'
import { closedObject, texts, textsOf } from '../contract/reply-schema.ts'
import { filledIn, type ToolInstructions } from '../contract/tool-instructions.ts'
import { compose } from './compose.ts'
import type { ImageInput } from './input.ts'
import { keysOf, written, type ImagePlan } from './plan.ts'

export const replyProperties = { ...textsOf(keysOf(written)), details: texts, assumed: texts }

export const instructions: ToolInstructions<ImageInput, ImagePlan> = {
  short: async () => (await import('./short-instructions.ts')).short,
  version: '2026-11-30.1',
  schema: () => closedObject(replyProperties),
  maxOutputTokens: () => 1_400,
  instructions: () => text,
  // `gaps` is a setting of ours.
  material: ({ gaps, ...input }) =>
    JSON.stringify({ ...filledIn(input), guidance: guidance({ ...input, gaps }) }, undefined, 1),
}

/** The rows of the choices, the leading one first. */
function guidance(input: ImageInput): string[] {
  return planItems(compose({ ...input, gaps: 'free' }))
    .filter(({ id, words }) => id !== 'ratio' && words.some(({ from }) => from === 'standard'))
    .map((row) => `${row.id}: ${textOf(row)}`)
}

export const answerForm = `{
"subject": "medium, distance and subject with two to four attributes that can be seen, and what carries the words in the picture; the subject within the first ten words",
"action": "what it visibly does, pose, gaze, the feeling by its word",
"medium": "the traces of the medium on a named thing: paper tooth, blooms, impasto; for a photograph what is sharp and what is not",
"setting": "the place near, behind and far, as given", "composition": "where the subject stands, how much of the frame it fills, what overlaps, free space, viewpoint",
"light": "source, side, quality, color, where the shadow falls", "palette": "three to five named colors, each tied to a thing",
"details": ["at most two things that only this picture has, of what is named already: how two materials meet, wear, a reflection; no remarks on anatomy or correctness"],
"text": "only the words that stand in the picture, without quotation marks",
"lettering": "a sentence with “…” in the place of the words: where and how they stand, color against its ground, and that nothing else is written, e.g. On the cup stands “…” in white brush script, and there is no other lettering.",
"without": "a short sentence that names all that “avoid” and the idea rule out, e.g. There are no people and no cars.",
"excluded": "the same things in English, with commas: people, cars", "brief": "the whole picture once more in English, at most 40 words, short phrases with commas, the strongest nouns first",
"assumed": ["keys whose content you decided although the person could have: setting, light …"]
}`

const text = `Write the prompt from which an image model makes the picture a person has in mind. A plain prompt piles up adjectives and quality words and adds things that nobody asked for. Yours describes one picture so that two painters would paint the same one: what is seen, from where, in which light, made of what. Decide silently what the eye meets first, a gesture, an edge of light, a contrast of color, and let place in the frame, light and palette all lead there.

READ
- "idea" may be an order ("draw me …"), a sentence, tags or emojis: describe the picture it asks for. "Image of", "generate", "make" do not belong in the result. Of up to 3 words: give pose or state, one material, one sign of depth.
- Keep every noun, number, color, name, place, relation and action of the idea by its own word. Add how they look (pose, material, texture, expression of the body, placing, depth, light, palette), no further people, animals, brands, lettering or story. A place, time, people, trade, species or style that is named shows in two or three true particulars by which somebody who knows it would recognize it (the paving of that city, the cut of those years), as part of what is there. No place given or chosen: a quiet ground that follows from the subject.
- "guidance" says what each choice means; where several of a kind were chosen, the first sentence leads and the others show in one visible accent. Every choice can be found by its own word once (eye-level, golden-hour, watercolor, studio) and shows on a thing of this picture: not "golden-hour light" but "golden-hour sun from the left on the folded newspaper". Copy no row. Idea against choice: the idea wins, the choice stays as a visible accent. Conflicts are solved inside the picture, without a comment.
- One medium, one viewpoint, one light with one direction. Lens words only for photographs. Flat graphics (logo, sign, icon, pattern) have neither light nor shadow nor depth unless they ask for it: say the one idea of the mark, its shapes, their geometry and symmetry, weight of line, negative space, and that it reads small; "light" stays empty. No style given: what the idea says; otherwise photograph for things that exist, illustration for things that do not.
- Quality words ("masterpiece", "trending", "intricate", high quality) become visible facts: two materials with their texture, detail in highlights and shadows; a format that the idea names (4k, stock photo, wallpaper) also stays once by its word. Feelings and moods, named or chosen, stand by their own word in the first two sentences and become bodies and space: "sad, chin lowered, lips pressed, hands closed round the cup". Not "beautiful light" but "low sun from the left through dust".
- "imageText", or words that the idea puts into the picture: in "text" letter for letter, with case and punctuation; nowhere else. Words that the picture needs and nobody gave (labels of a chart, dishes of a menu): the fewest, in the language of the idea, in "text" too. "avoid", and what the idea rules out: none of it is in the picture; say what is there instead, and name it in "without" and "excluded" only. "ratio": fit the composition to it; it is printed by us. A purpose (cover, poster, logo, card): name it, and leave the free space it needs.
- Movements, genres, studios, architects and artists long dead stay by name with two visible traits. A living artist: keep the name as given and put the traits beside it (edges, color, light, handling), since some models refuse names.

SAFETY: no sexual or violent pictures of minors, no gore, no humiliation of real people; write the nearest harmless picture that keeps the rest. A child in a photograph: ordinary clothes, everyday scene.

ANSWER. First compose silently, as one paragraph that a native writer of the person's language would hand in: four to six complete sentences that follow on from each other, 80 to 120 words (in Chinese, Japanese, Korean 140 to 220 characters; flat graphics 50 to 80 words), for a longer idea no more than it has, brought into order. What the idea names comes first and richest, what only supports it later and shorter; nothing is said twice; a sentence that could stand in a prompt for another picture goes. Then cut this paragraph at the ends of its sentences, without changing a word, into the values from "subject" to "details" of one JSON object: read one after the other they are the paragraph again. A value whose content another sentence already holds is "" or []; all keys are there.
${answerForm}

CHECK SILENTLY, word by word of the idea and choice by choice: where does it show? Anything there that nobody asked for? One medium, one viewpoint, one light? Text exact and only in "text"? No slots, brackets, parameters, negative lists, model names, remarks.`
