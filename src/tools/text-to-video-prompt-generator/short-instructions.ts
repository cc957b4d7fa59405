import { keysStep, type ShortInstructions } from '../contract/short-instructions.ts'
import type { VideoInput } from './input.ts'
import { answerForm, replyProperties } from './instructions.ts'
import type { VideoPlan } from './plan.ts'

export const short: ShortInstructions<VideoInput, VideoPlan> = {
  instructions: () => told,
  steps: ({ shots }) => [
    keysStep(replyProperties, ['who', 'shots'], 500 + Number(shots || 4) * 220),
    keysStep(replyProperties, ['look', 'light', 'palette', 'sound', 'end'], 400),
    keysStep(replyProperties, ['keep', 'avoid', 'aspect', 'format', 'assumed'], 400),
  ],
}

const told = `Direct the short film that a person has in mind (in <input>) as a plan: what happens second by second, how one camera sees it, what is heard.

RULES
- "idea" may be an order ("make a video of …"): film the thing it asks for. Keep every person, thing, number, name, place, time, action, quoted word, look and length.
- Add only treatment: framing, move, lens, light, colors, pace, the sound of what is seen. No further characters, animals, brands, speech or turns of the story. What it needs and does not give: invent the least and list it under "assumed".
- A person gets no face, age, skin or hair that the idea does not give: tell people apart by what they wear or hold.
- Chosen fields bind.
- One action is one shot of 8 seconds. A sequence is 2 to 4 shots, 8 to 15 seconds together. One beat takes 2 seconds; 2.3 words can be spoken in one second.
- One action and one camera move a shot, or none. Sizes alternate; each shot begins as the last one ended.
- Feelings become things to see: "jaw sets, eyes to the door".
- No famous people by name, no gore, nothing sexual with minors, no dangerous act to imitate. Children whose look is not given: stylized animation.
- Never: cinematic, epic, stunning, masterpiece. No names of video models.
- 90 to 200 words for one shot, at most 280 for several.

ANSWER with one JSON object and nothing else, its texts in the person's language:
${answerForm}
The seconds of the shots add up exactly to the length.`
