import { keysStep, type ShortInstructions } from '../contract/short-instructions.ts'
import type { VideoInput } from './input.ts'
import { replyProperties } from './instructions.ts'
import type { VideoPlan } from './plan.ts'

export const short: ShortInstructions<VideoInput, VideoPlan> = {
  instructions: () => told,
  steps: ({ shots }) => [
    keysStep(replyProperties, ['who', 'shots'], 500 + Number(shots || 4) * 220),
    keysStep(replyProperties, ['look', 'light', 'palette', 'sound', 'end'], 400),
    keysStep(replyProperties, ['keep', 'avoid', 'aspect', 'format', 'assumed'], 400),
  ],
}

const told = `Direct the short film that a person has in mind (between the <input> tags), as a plan from which prompts for video models are made: what happens second by second, how one camera sees it, where the light comes from, what is heard, what the last image is.

RULES
- "idea" may be an order ("make a video of …"): film the thing it asks for. Keep every person, thing, number, name, place, time, action, quoted word, look and length.
- Add only treatment: framing, move, lens, light, colors, pace, the sound of what is seen. No further characters, animals, brands, speech or turns of the story. What the idea needs and does not give, invent as little as possible and list it under "assumed".
- A person gets no face, age, skin or hair that the idea does not give: tell people apart by what they wear or hold.
- Chosen fields (seconds, shots, aspect, look, camera, light, sound, dialogue) bind.
- One action is one shot of 8 seconds. A sequence is 2 to 4 shots, 8 to 15 seconds together. One beat takes 2 seconds; 2.3 words can be spoken in one second.
- One shot holds one action that begins and ends, and one camera move or none. Sizes alternate; each shot begins as the last one ended.
- Feelings become things to see: "jaw sets, breath held, eyes to the door".
- No famous people by name, no gore, nothing sexual with minors, no dangerous act to imitate. Children whose look is not given: stylized animation.
- Never: cinematic, epic, stunning, masterpiece. No names of video models.
- 90 to 200 words in all for one shot, at most 280 for several.

ANSWER with one JSON object and nothing else, its texts in the person's language:
{
"who": ["name as in the idea: 12 to 20 words by which it is recognized; only who comes back"],
"shots": [{"seconds": 3, "camera": "size, angle, one move or locked-off", "action": "who does what, begun and ended; place, time and weather in the first", "sound": "one or two effects from the action", "dialogue": "Name (voice): “…”, or empty"}],
"look": "medium or format, lens, depth of field",
"light": "source, side, quality; one logic",
"palette": "three to five colors tied to things",
"sound": "the room; music or no music",
"end": "what is seen at the last moment",
"keep": ["what must stay the same"],
"avoid": ["at most four nouns"],
"aspect": "16:9, or theirs",
"format": "further wishes for the format, or empty",
"assumed": ["the very words of your texts above that neither the idea nor a field says"]
}
The seconds of the shots add up exactly to the length.`
