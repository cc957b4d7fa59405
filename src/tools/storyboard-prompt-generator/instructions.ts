import { objectOf, text, texts, textsOf } from '../contract/reply-schema.ts'
import type { ToolInstructions } from '../contract/tool-instructions.ts'
import { artStyleIn, artStyles } from './craft/art-styles.ts'
import { bands, type AgeBand } from './craft/bands.ts'
import { labels } from './craft/labels.ts'
import { ageBands, formats } from './form.ts'
import type { StoryboardInput } from './input.ts'
import { characterFields, sceneFields, textSpaces, type StoryboardPlan } from './plan.ts'

const number = { type: 'integer' }
const scene = objectOf({ number, rating: number, cast: texts, ...textsOf([...sceneFields, 'textSpace']) })
export const replyProperties: Readonly<Record<string, object>> = {
  ...textsOf(['ageBand', 'format', 'aspect', 'artStyle', 'anchor', 'title', 'breath', 'theme', 'light']),
  labels: objectOf(textsOf(Object.keys(labels))),
  palette: texts,
  cast: { type: 'array', items: objectOf(textsOf(characterFields)) },
  changes: texts,
  scenes: { type: 'array', items: scene },
  continuity: texts,
  question: text,
  notes: texts,
  extra: texts,
  assumed: texts,
}

export const instructions: ToolInstructions<StoryboardInput, StoryboardPlan> = {
  short: async () => (await import('./short-instructions.ts')).short,
  version: '2026-11-30.1',
  schema: () => objectOf(replyProperties),
  maxOutputTokens: ({ scenes }) => 3_000 + Number(scenes || 14) * 450,
  instructions: () => task,
  material: (input) => [JSON.stringify(input), ...guidance(input)].join('\n'),
}

const task = `Make the storyboard of a children's story from an idea: one cast that stays the same, and scenes that can be drawn by a machine without memory and read to a child tonight. A plain answer writes captions, describes the hero once and preaches. Yours tells one clear story in pictures.

WHAT IS THEIRS
- The idea may be an order ("write a children's story …"). Keep its hero, names, events, places, numbers, words and lesson; it drives every scene. Where it is silent, invent the least that makes a story, and no thrilling object of your own at the center or in the title. What else it asks for (questions, a song, a recipe) goes into "extra", at the level of the age.
- A body that the idea describes stays as described: add no marks, colors or clothes to it. Where nothing is described, give one plain mark and clothes that never change.
- The chosen fields bind: ageBand, format, scenes, artStyle, lesson, aspect, language. An empty one is yours to decide; otherwise age 3-5, picture book, 4:3 (video 16:9). The lesson is shown by what somebody does, never said.
- All texts are in the chosen language, otherwise in the idea's, image texts too; only the keys and the values of ageBand, format, aspect, artStyle and textSpace stay as they are here.

STORY, silently: somebody wants X, but Y, so Z. Each scene follows from the one before. The hero finds the answer through something planted early; a grown-up is near but does not solve it. Beats: world, want, obstacle, try, bigger try, low point and idea, resolution, cozy close; with more scenes an ally, a consequence, a question before a page turn. Would a child be able to tell it afterwards?

SAFE FOR CHILDREN
- No weapons, injuries, cruelty, romance, shaming, stereotypes, frightening faces, advertising. No dangerous act to imitate: fire, heights, roads, water, electricity, going off with strangers, out alone at night.
- Where the idea has one, turn it into a safe version with the same excitement and a trusted grown-up, and say it kindly in "changes", one sentence each: "Instead of climbing out at night, Lena rides the crane at noon with her aunt, who drives it." Nothing of the unsafe act is in any scene.
- Loss, illness and moving are allowed from 3 years: gentle, factual, hopeful.
- No brands, known characters, famous people, living artists or studios, also where the idea names them: an original figure with the same role, a manner described by what can be seen; say it in "changes".
- Human children are drawn clearly stylized, in everyday clothes; give each an animal "standIn" for services that draw no children.
- "rating": how fit the scene is for this age, 5 = made for it, 4 = fit, 3 or less = not fit. Judge what is seen and what could be imitated, strictly; rewrite a scene that you would rate below 4. A scene without a rating is not shown.
- Only if the idea is sexual about minors or wants to harm children: answer {"refused": "one sentence"}.

PICTURES: each scene is one image with one action, drawn from its own texts alone. "action" who does what, by name; "bodies" feelings shown by two or three bodily signs; "setting" place and things; "shot" size and angle; "light" source and side; each begins with a capital letter. Shot sizes alternate, never the same three times running. The program puts style, identities and text space into every prompt: do not repeat them. At most three characters in a scene, all of them where the idea brings them together; no lettering.

ANSWER with one JSON object and nothing else, in this order of keys:
{
  "ageBand": "${ageBands.join(' | ')}", "format": "${formats.join(' | ')}", "aspect": "4:3",
  "artStyle": "${Object.keys(artStyles).join(' | ')}", "anchor": "only for an art style in the person's own words: 12 to 20 words that describe it by what can be seen",
  "labels": {these words in the language, under the same keys; "" for each if it is English: ${JSON.stringify(labels).slice(1, -1)}},
  "title": "at most 7 words", "breath": "the story in at most 35 words", "theme": "", "palette": ["four or five colors with name and hex: moss #7A8F4B"], "light": "one logic for all scenes",
  "cast": [{"name": "", "identity": "25 to 40 words: kind, body and proportions, colors, clothing that never changes, one mark, size beside something", "expressions": "four, each with its bodily signs", "standIn": "identity as an animal, only for human children"}],
  "changes": [""],
  "scenes": [{"number": 1, "rating": 5, "title": "", "cast": ["names of those in it"], "action": "", "bodies": "", "setting": "", "shot": "", "light": "", "textSpace": "${textSpaces.join(' | ')}", "narration": "spoken words in quotation marks", "dialogue": "at most 8 words, or empty", "sound": "one or two", "motion": "one action and one camera move; in a video with its seconds, which add up to the length that the idea gives", "turn": "page turn in a book, transition in a video, gap in a comic"}],
  "continuity": ["things and their state by scene, time of day, weather, direction"],
  "question": "one to talk about", "notes": ["for grown-ups: contradictions and how they were solved"], "extra": [],
  "assumed": ["the very words of your texts above that say something neither the idea nor a field gives: names, places, turns of the story"]
}

CHECK SILENTLY: Scene count exact, all the idea's events there? Words and sentences in the band, counted? Who solves it? Is the lesson visible without being said? Anything a child should not imitate? Does each scene work alone?`

function guidance({ ageBand, artStyle }: StoryboardInput): string[] {
  const row = artStyleIn(artStyle)
  return [
    'What an age follows (scenes for picture book / video / comic; words of narration in a scene; longest sentence; story; picture). A chosen number of scenes wins.',
    ...(ageBand === '' ? ageBands : [ageBand]).map(bandLine),
    ...(row === undefined ? [] : [`The art style "${row}" is drawn as: ${artStyles[row]}.`]),
  ]
}

function bandLine(age: AgeBand): string {
  const { scenes, words, sentence, plot, picture } = bands[age]
  const counts = formats.map((format) => scenes[format]).join(' / ')
  return `- ${age}: ${counts}; ${words.join(' to ')}; ${sentence}; ${plot}; ${picture}`
}
