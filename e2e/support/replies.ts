/** Replies as a strong assistant gives them to the requests of the tools, written for these journeys. */
export const textReply = `## [1] Task
Write an e-mail from me, a tenant, to my landlord that gets my heating repaired quickly.

## [2] Context
The heating has been broken for 2 weeks and there is a baby at home.

## [4] Requirements
- State the fault and the baby within the first three sentences.
- (A) Ask for an appointment within 48 hours.
- Firm and polite; no threats.

## [5] Output
A subject line of at most nine words, an e-mail of 110 to 140 words.

## [6] Check
Within ten seconds the landlord knows what is broken and since when.

[end]`

export const storyReply = `## [1] Title
The Third Floor

## [2] Story
Marta oiled the pedal before she rang.

"You are early," said the woman on the third floor.

The low F trembled, although nobody had touched it, and Marta heard the suitcase behind the wall.

* * *

At four she carried her fork home inside her glove and did not tune her own.

[end]`

export const imageReply = JSON.stringify(
  {
    subject: 'Two fishermen in oilskins sit on an upturned boat.',
    action: 'They mend one torn net between them, each with a wooden needle.',
    medium: 'A photograph, honest grain, wet wool and rope.',
    setting: 'A stone pier at low tide.',
    composition: 'Medium wide, the net runs from corner to corner.',
    light: 'Cold light falls from the left, low over the water.',
    palette: 'Slate, rust and one orange buoy.',
    details: ['Knots that hold.', 'Red hands.'],
    text: '',
    lettering: '',
    brief: 'two fishermen mending a torn net, stone pier, cold light from the left',
    assumed: ['setting'],
  },
  undefined,
  2,
)

export const videoReply = JSON.stringify(
  {
    who: ['A paper boat folded from sheet music, one corner damp'],
    shots: [
      {
        seconds: 3,
        camera: 'Low wide shot, locked-off',
        action: 'The boat drops into the gutter and finds the current.',
        sound: 'a thin splash',
        dialogue: '',
      },
      {
        seconds: 5,
        camera: 'Tracking shot beside it',
        action: 'It passes under a parked bicycle and reaches the river.',
        sound: 'spokes ticking',
        dialogue: '',
      },
    ],
    look: 'naturalistic film, shallow focus',
    light: 'low sun behind thin cloud, from the right',
    palette: 'wet asphalt, brass, river green',
    sound: 'running water; no music',
    end: 'the boat small on the wide river',
    keep: ['one boat, the same fold'],
    avoid: ['people', 'logos'],
    aspect: '16:9',
    format: '24 fps',
    assumed: ['folded from sheet music'],
  },
  undefined,
  2,
)

const spiral = {
  name: 'The worn step',
  hook: 'What does he do all night?',
  subject: 'A worn spiral step with a sleeping bag on it',
  object: 'A brass lamp, unlit',
  background: 'Wet stone wall, out of focus.',
  words: 'NIGHT 9',
  lettering: 'heavy condensed sans, cream with a dark outline',
  colors: 'deep teal #0E4A52, brass #B4832A, cream #F6EBD8',
  light: 'one hard light from above',
  finish: 'photographic',
  avoid: 'storm clouds',
  differs: 'It shows the place, not the person.',
  pairs: 'The title says what was done, the picture how small the bed was.',
  hasFace: false,
  boxes: { subject: [0.55, 0.12, 0.4, 0.72], object: [0.06, 0.5, 0.25, 0.4], words: [0.05, 0.07, 0.45, 0.3] },
  assumed: ['object'],
}
const diary = { ...spiral, name: 'The tally', subject: 'Nine strokes of chalk on a stone wall', words: '' }
const wave = {
  ...spiral,
  name: 'The wave',
  subject: 'A tired man at the rail, spray behind him',
  hasFace: true,
}

export const thumbnailReply = JSON.stringify({ concepts: [spiral] }, undefined, 2)
export const threeThumbnailsReply = JSON.stringify({ concepts: [spiral, diary, wave] }, undefined, 2)

function scene(number: number, title: string, action: string, narration: string) {
  const shots = ['wide shot at eye level', 'medium shot from below', 'close shot']
  return {
    number,
    rating: 5,
    title,
    cast: ['Pip'],
    action,
    bodies: 'Wings pulled in, tail low.',
    setting: 'A meadow above the lake.',
    shot: shots[number % 3],
    light: 'Soft morning light from the left.',
    textSpace: number % 2 === 1 ? 'top right' : 'bottom',
    narration,
    dialogue: '',
    sound: 'wind in the grass',
    motion: 'Pip sways, slow push-in',
    turn: 'page turn',
  }
}

/** The scenes of a storyboard, each with what is read to the child. */
export const narrations = [
  'Pip the kite stayed in the basket.',
  'A small wind said good morning.',
  'Pip let go and saw the lake.',
]

export function storyboardReply(changed: Partial<Record<number, string>> = {}): string {
  const [first = '', second = '', third = ''] = narrations.map((text, at) => changed[at + 1] ?? text)
  return JSON.stringify(
    {
      ageBand: '3-5',
      format: 'picture-book',
      aspect: '4:3',
      artStyle: 'cut-paper',
      anchor: '',
      title: 'Pip and the Small Wind',
      breath: 'A shy kite who is afraid of the wind meets a small one and sees the lake.',
      theme: 'Courage can be small.',
      palette: ['moss #7A8F4B', 'sky #A9C7D9', 'red #C2452D', 'cream #F3E9D2'],
      light: 'Morning, from the left.',
      cast: [
        {
          name: 'Pip',
          identity:
            'A red paper kite with one folded corner, two round button eyes and a tail of four blue bows.',
          expressions: 'shy, curious, glad',
          standIn: '',
        },
      ],
      changes: ['Instead of flying alone over deep water, Pip flies on a string that Grandma holds.'],
      scenes: [
        scene(1, 'In the basket', 'Pip hides in the basket.', first),
        scene(2, 'A small wind', 'A small wind lifts the tail of Pip.', second),
        scene(3, 'The lake', 'Pip flies over the shore on the string of Grandma.', third),
      ],
      continuity: ['The string is always tied to the basket.'],
      question: 'What would help you to be brave?',
      notes: ['The lake is seen from the shore.'],
      extra: [],
      assumed: ['Grandma'],
    },
    undefined,
    2,
  )
}

/** As a chat hands it over. */
export function withChatter(reply: string, form: 'markdown' | 'json'): string {
  return `Sure, here it is:\n\n\`\`\`${form}\n${reply}\n\`\`\`\n\nShall I change anything?`
}
