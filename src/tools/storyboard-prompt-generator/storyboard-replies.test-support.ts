/** Replies as models and chats give them; written by us, in the manner of what was seen. */
const hazel =
  'a small round hedgehog with cocoa-brown spines, peach tummy, mustard knitted scarf, as tall as a teapot'

const scenes = [
  {
    number: 1,
    rating: 5,
    title: 'The clearing',
    cast: ['Hazel'],
    action: 'Hazel stands at the edge of the forest school and looks at the acorn lanterns.',
    bodies: 'paws pressed together, chin in the scarf',
    setting: 'a clearing with tree-stump desks at dawn',
    shot: 'wide shot at eye level',
    light: 'low sun from the left',
    textSpace: 'top right',
    narration: 'Today is the first day. Hazel holds on to her scarf.',
    dialogue: '',
    sound: 'birds, one far woodpecker',
    motion: 'the scarf sways; the camera holds',
    turn: 'a voice from the right',
  },
  {
    number: 2,
    rating: 5,
    title: 'Pop',
    cast: ['Hazel', 'Rudi'],
    action: 'Rudi waves, and Hazel curls into a ball.',
    bodies: 'eyes peek over the scarf',
    setting: 'beside a stump desk',
    shot: 'medium shot from low down',
    light: 'low sun from the left',
    textSpace: 'bottom',
    narration: 'Everyone said hello. Pop! Hazel was a small brown ball.',
    dialogue: 'Rudi: “Hello?”',
    sound: 'a soft pop',
    motion: 'Hazel curls up; slow push-in',
    turn: 'page turn: what now?',
  },
  {
    number: 3,
    rating: 4,
    title: 'Two boots',
    cast: ['Hazel'],
    action: 'Hazel taps two boots on the ground.',
    bodies: 'one eye open, a small smile',
    setting: 'moss floor of the clearing',
    shot: 'close-up of the boots',
    light: 'warm noon light',
    textSpace: 'top left',
    narration: 'Tap-tap! That was a hello too.',
    dialogue: '',
    sound: 'tap-tap',
    motion: 'boots tap twice; camera still',
    turn: 'soft close',
  },
]

export const board = {
  ageBand: '3-5',
  format: 'picture-book',
  aspect: '4:3',
  artStyle: 'gouache',
  title: "Hazel's Very First Hello",
  breath: 'Hazel wants to play, but she curls up when somebody speaks, so she finds a hello without words.',
  theme: 'There are many ways to say hello.',
  palette: ['moss #7A8F4B', 'butter #F6D77A', 'brick #B5533C', 'cream #FBF3E2'],
  light: 'from dawn to dusk, always from the left',
  cast: [
    { name: 'Hazel', identity: hazel, expressions: 'shy, curious, proud' },
    {
      name: 'Rudi',
      identity: 'a gray rabbit with one bent ear and a green apron, a head taller than the hedgehog',
      expressions: 'friendly',
    },
  ],
  changes: [] as string[],
  scenes,
  continuity: ['scarf on in all scenes', 'the sun moves from left to right'],
  question: 'What is another way to say hello?',
  notes: ['The hedgehog solves it alone; the rabbit is near.'],
  extra: [] as string[],
  assumed: ['Rudi', 'mustard knitted scarf', 'It is spring.'],
}

export const json = JSON.stringify(board, undefined, 2)

/** The same board with one scene changed. */
export function withScene(number: number, change: Record<string, unknown>): string {
  const changed = scenes.map((scene) => (scene.number === number ? { ...scene, ...change } : scene))
  return JSON.stringify({ ...board, scenes: changed }, undefined, 2)
}

const spanish = {
  ...board,
  labels: { scene: 'Escena', narration: 'Narración', image: 'Imagen' },
  title: 'El primer hola de Hazel',
  scenes: scenes.map((scene) => ({
    ...scene,
    narration: 'Hoy es el primer día. Hazel se agarra a su bufanda.',
  })),
}

const markdown = `Of course! Here is the storyboard:

**Title:** The Kite Day

## Character 1
**Name:** Milo
**Identity:** a small blue kite with a red tail

## Scene 1: Up
**Rating:** 5
**Action:** Milo lies in the grass.
The wind lifts his tail.
**Narration:** Up, said the wind.
**Motion:** the tail lifts

## Scene 2
- **Rating:** 5/5
- **Action:** Milo flies over the lake.
- **Narration:** And Milo flew.
- **Page turn:** the end
- **Question:** What lifts you?

Enjoy reading it tonight!`

export const replies: Record<string, { reply: string; holds: string[] }> = {
  plain: {
    reply: json,
    holds: [
      'cocoa-brown spines',
      'Tap-tap! That was a hello too.',
      'soft close',
      'It is spring.',
      'butter #F6D77A',
    ],
  },
  fenced: { reply: `\`\`\`json\n${json}\n\`\`\``, holds: ['one far woodpecker'] },
  chatter: {
    reply: `Here is {your} storyboard!\n\n${json}\n\nShall I draw it?`,
    holds: ['one bent ear', 'boots tap twice'],
  },
  'one line': { reply: JSON.stringify(board), holds: ['“Hello?”'] },
  wrapped: { reply: JSON.stringify({ storyboard: board }), holds: ['acorn lanterns'] },
  'cut in the third scene': {
    reply: json.slice(0, json.indexOf('taps two boots')),
    holds: ['Pop! Hazel was a small brown ball.', 'Two boots'],
  },
  'cut before a rating': {
    reply: json.slice(0, json.indexOf('"rating"')),
    holds: ['Very First Hello', 'one bent ear'],
  },
  'cut behind a comma': { reply: json.slice(0, json.indexOf(' That was a hello')), holds: ['a soft pop'] },
  'slips: trailing and missing commas': {
    reply: json.replace('"soft close"', '"soft close",').replace('"3-5",', '"3-5"'),
    holds: ['Tap-tap!'],
  },
  'single quotes': {
    reply:
      "{'cast': [{'name': 'Milo', 'identity': 'a small blue kite'}], 'scenes': [{'rating': '5 of 5', 'action': 'Milo flies.'}]}",
    holds: ['a small blue kite', 'Milo flies.'],
  },
  Spanish: { reply: JSON.stringify(spanish), holds: ['El primer hola de Hazel', 'se agarra a su bufanda'] },
  markdown: {
    reply: markdown,
    holds: ['The wind lifts his tail.', 'And Milo flew.', 'a small blue kite', 'What lifts you?', 'Up'],
  },
  'scenes alone': { reply: JSON.stringify(scenes), holds: ['eyes peek over the scarf', 'Tap-tap!'] },
  'other names and more keys': {
    reply: JSON.stringify({
      scenes: [{ rating: 5, prompt: 'Milo flies.', transition: 'fade', mood: 'calm' }],
      story: 'A kite flies.',
      budget: 'small',
    }),
    holds: ['Milo flies.', 'fade', 'mood: calm', 'A kite flies.', 'budget: small'],
  },
}
