import { keysStep, type ShortInstructions } from '../contract/short-instructions.ts'
import { artStyleIn, artStyles } from './craft/art-styles.ts'
import { bands } from './craft/bands.ts'
import { labels } from './craft/labels.ts'
import { formats } from './form.ts'
import type { StoryboardInput } from './input.ts'
import { replyProperties } from './instructions.ts'
import { textSpaces, type StoryboardPlan } from './plan.ts'

const scenesAtOnce = 3

export const short: ShortInstructions<StoryboardInput, StoryboardPlan> = {
  instructions: () => told,
  material(input) {
    const { ageBand, format, scenes, words, sentence, plot } = settled(input)
    const style = artStyleIn(input.artStyle)
    return [
      JSON.stringify(input),
      `Age ${ageBand}, ${format}, ${scenes} scenes, ${words.join(' to ')} words of narration in a scene, at most ${sentence} in a sentence. ${plot}.`,
      ...(style === undefined ? [] : [`The art style "${style}" is drawn as: ${artStyles[style]}.`]),
    ].join('\n')
  },
  steps,
}

/** What the person left open, as is usual: a small model is asked for a number it can count. */
function settled(input: StoryboardInput) {
  const ageBand = input.ageBand || '3-5'
  const format = input.format || 'picture-book'
  return { ...bands[ageBand], ageBand, format, scenes: Number(input.scenes || bands[ageBand].scenes[format]) }
}

function steps(input: StoryboardInput) {
  const { scenes } = settled(input)
  const batches = Array.from({ length: Math.ceil(scenes / scenesAtOnce) }, (_, at) => {
    const first = at * scenesAtOnce + 1
    const last = Math.min(scenes, first + scenesAtOnce - 1)
    const which = first === last ? `scene ${first}` : `scenes ${first} to ${last}`
    const end = last === scenes ? 'the story ends with the last one' : 'the story goes on after them'
    return keysStep(replyProperties, ['scenes'], 1_200, ` The list holds ${which} of ${scenes}; ${end}.`)
  })
  const settings = ['ageBand', 'format', 'aspect', 'artStyle', 'anchor']
  return [
    keysStep(replyProperties, [...settings, 'labels', 'title', 'breath', 'theme', 'palette', 'light'], 900),
    keysStep(replyProperties, ['cast', 'changes'], 900),
    ...batches,
    keysStep(replyProperties, ['continuity', 'question', 'notes', 'extra', 'assumed'], 700),
  ]
}

const told = `Make the storyboard of a children's story from an idea: one cast that stays the same, and scenes that can each be drawn alone and read to a child tonight.

RULES
- The idea may be an order. Keep its hero, names, events, places, numbers and lesson; where it is silent, invent the least that makes a story. The chosen fields bind. Texts in the chosen language, otherwise the idea's.
- Somebody wants X, but Y, so Z; each scene follows from the one before. The hero finds the answer; a grown-up is near. The lesson is shown, never said.
- A body that the idea describes stays as described; where nothing is, one plain mark and clothes that never change.
- SAFE: no weapons, injuries, cruelty, romance, shaming, frightening faces, brands, known characters, famous people. No dangerous act to imitate (fire, heights, roads, water, electricity, strangers, out alone at night): turn it into a safe version with a grown-up and say it in "changes". Human children are drawn stylized, each with an animal "standIn".
- "rating": how fit the scene is for this age, 5 = made for it, 4 = fit; rewrite a scene you would rate lower. A scene without a rating is not shown.
- Only if the idea is sexual about minors or wants to harm children: {"refused": "one sentence"}.
- A scene is one image with one action, at most three characters, no lettering. Shot sizes alternate. Do not repeat style and identities: our program adds them.

ANSWER with one JSON object and nothing else:
{"ageBand": "", "format": "${formats.join(' | ')}", "aspect": "4:3", "artStyle": "${Object.keys(artStyles).join(' | ')}", "anchor": "only for a style in the person's own words: it in 15 words", "labels": {in the language, "" if English: ${JSON.stringify(Object.keys(labels)).slice(1, -1)}},
"title": "at most 7 words", "breath": "the story in 35 words", "theme": "", "palette": ["moss #7A8F4B"], "light": "one logic",
"cast": [{"name": "", "identity": "25 to 40 words: kind, body, colors, clothing, one mark", "expressions": "four, by bodily signs", "standIn": "as an animal, only for human children"}],
"changes": [""],
"scenes": [{"number": 1, "rating": 5, "title": "", "cast": ["names"], "action": "who does what", "bodies": "feelings as bodily signs", "setting": "", "shot": "size and angle", "light": "source and side", "textSpace": "${textSpaces.join(' | ')}", "narration": "spoken words", "dialogue": "at most 8 words, or empty", "sound": "", "motion": "one action, one camera move", "turn": "page turn, transition or gap"}],
"continuity": ["things and their state by scene"], "question": "to talk about", "notes": ["for grown-ups"], "extra": ["what else the idea asks for"],
"assumed": ["the very words of yours that neither the idea nor a field gives"]}`
