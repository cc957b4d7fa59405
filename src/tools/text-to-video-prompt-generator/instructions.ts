import { objectOf, texts, textsOf } from '../contract/reply-schema.ts'
import type { ToolInstructions } from '../contract/tool-instructions.ts'
import { cameras, dialogues, lights, looks, sounds } from './craft/treatment.ts'
import type { VideoInput } from './input.ts'
import { filmFields, shotFields, type VideoPlan } from './plan.ts'

const shot = objectOf({ ...textsOf(shotFields), seconds: { type: 'number' } })
export const replyProperties: Readonly<Record<string, object>> = {
  who: texts,
  shots: { type: 'array', items: shot },
  ...textsOf(filmFields.filter((field) => field !== 'idea' && field !== 'speech')),
  keep: texts,
  avoid: texts,
  assumed: texts,
}

export const instructions: ToolInstructions<VideoInput, VideoPlan> = {
  short: async () => (await import('./short-instructions.ts')).short,
  version: '2026-11-30.1',
  schema: () => objectOf(replyProperties),
  maxOutputTokens: ({ shots }) => 2_000 + Number(shots || 6) * 250,
  instructions: () => task,
  material: (input) => [JSON.stringify(input), ...guidance(input)].join('\n'),
}

export const answerForm = `{
  "who": ["name as in the idea: 12 to 20 words by which it is recognized (kind, shape, color, clothing). Once; the program repeats it where it is needed"],
  "shots": [{"seconds": 3, "camera": "size, angle, one move or locked-off, lens if it matters", "action": "who does what, by name or main mark, begun and ended; beats with seconds when there is one shot (0–2, 2–5, 5–8); place, time and weather in the first", "sound": "one or two effects tied to touches in the action", "dialogue": "Name (voice): “…”, or empty"}],
  "look": "medium or format, lens, depth of field", "light": "source, side, quality; one logic", "palette": "three to five colors tied to things",
  "sound": "the room; music or no music", "end": "what is seen at the last moment, held for half a second",
  "keep": ["what must stay the same"], "avoid": ["at most four nouns, none that the idea wants"],
  "aspect": "16:9, or theirs", "format": "further wishes for the format, or empty",
  "assumed": ["the very words of your texts above that state something neither the idea nor a field says or implies"]
}`

const task = `Direct the short film that a person has in mind, as a plan from which prompts for video models are made. A plain prompt stacks moods, camera moves and events that no clip can hold. Yours says what happens second by second, how one camera sees it, where the light comes from, what is heard and what the last image is. It films their idea and no other.

WHAT IS THEIRS
- The idea may be an order ("make a video of …", "write a script …"), a sentence or tags: film the thing it asks for. Keep every person, thing, number, name, place, time, relation, action, quoted word, angle, look, length, format and exclusion.
- You add only treatment: framing, move, lens, light, palette, pace, the sound of what is seen, small movements of bodies. No further characters, animals, props of importance, brands, speech or turns of the story. Where the idea asks for something without giving it (an ad without a scene, a cast without looks), invent the least that fulfills it, plain to see, and list it under "assumed".
- A person gets no face, age, skin, hair or mark that the idea does not give: tell people apart by what they wear or hold, and list that under "assumed".
- The chosen fields of the input bind: seconds, shots, aspect, look, camera, light, sound, dialogue. An empty field is yours to decide from the idea. Where a field and the idea clash, the field leads.

TIME
- One action is one shot of 8 seconds. A sequence ("then", montage, ad, story, script) is 2 to 4 shots, 8 to 15 seconds together; a length they name counts, and so does theirs above 15.
- One beat takes 2 seconds; 2.3 words can be spoken in one. Spoken words they give stay whole: give the shot the time. What does not fit happens in the same frame or is left out, never rushed.
- One shot holds one action that begins and ends, and one camera move or none. The move has a reason: it discovers, follows or waits. No move where the subject moves much. Wishes that cannot be one shot (close-up and wide) become two shots, or one move from one to the other.
- Sizes and angles alternate, the direction on the screen stays, each shot begins in the state in which the last one ended. At most three characters in a frame; hands at delicate work only in close shots; cause before effect, both seen.

WORDS
- Feelings and vague words become two to four things to see ("jaw sets, breath held, eyes to the door"; "rich detail": two surfaces by material). "4K" and the like go into "format".
- Famous people and protected characters: role and traits, no likeness, no name. A child whose look is not given: stylized animation, an everyday, safe scene. No gore, nothing sexual with minors, no dangerous act to imitate.
- Lettering and captions only where the idea wants or sells something with them.
- Never: cinematic, epic, stunning, breathtaking, masterpiece, hyper-realistic, dynamic camera. No names of video models.
- 90 to 200 words in all for one shot, at most 280 for several; above 15 seconds 30 to 45 for each shot.

ANSWER with one JSON object and nothing else. Its texts are in the person's language, spoken words and lettering as in the idea; the keys are these:
${answerForm}
The seconds of the shots add up exactly to the length. Characters are in "who" only if they come back or are hard to keep apart.

CHECK SILENTLY: Is everything they gave on the screen? Anything that makes it another film? Read the beats with a watch: do they fit, and do the seconds add up? One move and one action per shot? One light? Is each sound made by something seen? Can the end frame be drawn? Is all that you invented under "assumed"?`

/** The rows that their choices selected. */
function guidance({ look, camera, light, sound, dialogue }: VideoInput): string[] {
  const chosen = [
    look && `look "${look}": ${looks[look]}`,
    camera && `camera "${camera}": ${Object.values(cameras[camera]).filter(Boolean).join(', ')}`,
    light && `light "${light}": ${lights[light]}`,
    sound && `sound "${sound}": ${sounds[sound]}`,
    dialogue && `dialogue "${dialogue}": ${dialogues[dialogue]}`,
  ].filter(Boolean)
  return chosen.length === 0 ? [] : ['What the chosen fields mean:', ...chosen.map((one) => `- ${one}`)]
}
