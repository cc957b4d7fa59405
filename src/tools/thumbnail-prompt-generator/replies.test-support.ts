import type { ThumbnailInput } from './input.ts'

/** Replies as chats and models write them, by hand: `holds` must be found in the plan or among the unread. */
export type SampleReply = {
  name: string
  mode: ThumbnailInput['mode']
  reply: string
  holds: readonly string[]
  concepts: number
}

const pot = {
  name: 'The dry tomato test',
  hook: 'Did anything in it survive?',
  subject: 'A terracotta double pot with a wet cloth lid, beads of water on the clay',
  object: 'An unplugged white fridge far behind it, door ajar',
  background: 'A plain kitchen wall, blurred and darker than the pot.',
  words: 'DAY 30?',
  lettering: 'heavy condensed sans, cream with a dark outline',
  colors: 'deep teal #0E4A52 on the wall, terracotta #B4532A on the pot, cream #F6EBD8 for the words',
  light: 'warm side light from the right, cool rim on the fridge',
  finish: 'photographic, crisp wet texture',
  avoid: 'frost and ice',
  differs: 'Result: it shows the state after a month.',
  pairs: 'The title says what was done, the picture asks whether the food kept.',
  hasFace: false,
  boxes: { subject: [0.55, 0.12, 0.4, 0.72], object: [0.06, 0.5, 0.25, 0.4], words: [0.05, 0.07, 0.45, 0.3] },
  assumed: ['object'],
}
const plug = {
  ...pot,
  name: 'The pulled plug',
  subject: 'A hand holding a plug near the lens',
  words: '',
  differs: 'Curiosity.',
  hasFace: false,
}
const sip = {
  ...pot,
  name: 'First sip',
  subject: 'The presenter in mid-sip from a cold bottle',
  words: 'STILL COLD',
  differs: 'Emotion.',
  hasFace: true,
}
const one = JSON.stringify({ concepts: [pot] }, undefined, 2)
const three = JSON.stringify({ concepts: [pot, plug, sip] }, undefined, 2)
const names = [pot.subject, plug.subject, sip.subject]

export const replies: readonly SampleReply[] = [
  {
    name: 'one concept',
    mode: 'prompt',
    reply: one,
    holds: [pot.subject, pot.light, 'DAY 30?'],
    concepts: 1,
  },
  { name: 'three concepts', mode: 'idea', reply: three, holds: names, concepts: 3 },
  {
    name: 'fenced, with chatter',
    mode: 'idea',
    reply: `Here are three ideas!\n\`\`\`json\n${three}\n\`\`\`\nWhich one do you like?`,
    holds: names,
    concepts: 3,
  },
  {
    name: 'cut in the third concept',
    mode: 'idea',
    reply: three.slice(0, three.indexOf('in mid-sip')),
    holds: names.slice(0, 2),
    concepts: 3,
  },
  {
    name: 'cut in the first line',
    mode: 'prompt',
    reply: one.slice(0, one.indexOf('beads of')),
    holds: ['A terracotta double pot'],
    concepts: 1,
  },
  {
    name: 'the bare object',
    mode: 'prompt',
    reply: JSON.stringify(pot),
    holds: [pot.subject, 'DAY 30?'],
    concepts: 1,
  },
  {
    name: 'wrapped in one object',
    mode: 'prompt',
    reply: JSON.stringify({ thumbnail: pot }),
    holds: [pot.subject, 'DAY 30?'],
    concepts: 1,
  },
  {
    name: 'the list wrapped in one object, cut in the third concept',
    mode: 'idea',
    reply: `{"thumbnails": ${three.slice(0, three.indexOf('in mid-sip'))}`,
    holds: names.slice(0, 2),
    concepts: 3,
  },
  {
    name: 'a list without a frame',
    mode: 'idea',
    reply: JSON.stringify([pot, plug]),
    holds: names.slice(0, 2),
    concepts: 2,
  },
  {
    name: 'objects one after the other',
    mode: 'idea',
    reply: `1.\n${JSON.stringify(pot)}\n2.\n${JSON.stringify(plug)}`,
    holds: names.slice(0, 2),
    concepts: 2,
  },
  { name: 'three where one was asked for', mode: 'prompt', reply: three, holds: names, concepts: 1 },
  {
    name: 'keys of its own and a nested value',
    mode: 'prompt',
    reply: JSON.stringify({
      concepts: [{ ...pot, camera: { lens: '35 mm' }, Palette_note: 'keep it flat' }],
    }),
    holds: [pot.subject, '35 mm', 'keep it flat'],
    concepts: 1,
  },
  {
    name: 'labels as the page shows ideas',
    mode: 'idea',
    reply:
      'Concept 1: The dry tomato test\nHook: Did anything survive?\nPicture: A terracotta pot, wet cloth.\nText on image: "DAY 30?", cream on dark\nColors: teal, terracotta, cream\nWhy it differs: result\nPairs with title: asks what is left\n\nConcept 2: The pulled plug\nHook: Who needs it?\nPicture: A hand with a plug.\nText on image: none\nColors: night blue, clay\n',
    holds: [
      'The dry tomato test',
      'A terracotta pot, wet cloth.',
      'DAY 30?',
      'The pulled plug',
      'A hand with a plug.',
      'night blue, clay',
    ],
    concepts: 2,
  },
  {
    name: 'Markdown headings',
    mode: 'idea',
    reply:
      '### **Concept 1 – Side by side**\n**Hook:** Which one rotted?\n**Focal subject:** Two tomatoes, one from each.\n**Text:** No text\n\n### **Concept 2 – The cord**\n**Focal subject:** A coiled cord on a shelf.\n',
    holds: [
      'Side by side',
      'Which one rotted?',
      'Two tomatoes, one from each.',
      'The cord',
      'A coiled cord on a shelf.',
    ],
    concepts: 2,
  },
  {
    name: 'labeled lines of one prompt',
    mode: 'prompt',
    reply:
      'YouTube thumbnail, 16:9, 1280×720.\nFocal subject: A terracotta pot, right third.\nKey object: An unplugged fridge.\nText: "DAY 30?" in heavy condensed sans, cream.\nComposition: thirds.\nAvoid: frost.',
    holds: [
      'A terracotta pot, right third.',
      'An unplugged fridge.',
      'DAY 30?',
      'heavy condensed sans, cream.',
      'frost.',
    ],
    concepts: 1,
  },
  {
    name: 'the bare text of a picture',
    mode: 'prompt',
    reply: 'A wet clay pot in front of a dark, unplugged fridge.',
    holds: ['A wet clay pot in front of a dark, unplugged fridge.'],
    concepts: 1,
  },
  {
    name: 'French, with quotes around the words',
    mode: 'prompt',
    reply: JSON.stringify({
      concepts: [{ ...pot, subject: 'Un pot en terre cuite', words: '« JOUR 30 ? »' }],
    }),
    holds: ['Un pot en terre cuite', 'JOUR 30 ?'],
    concepts: 1,
  },
  {
    name: 'Japanese, boxes in percent',
    mode: 'prompt',
    reply: JSON.stringify({
      concepts: [
        {
          ...pot,
          subject: '濡れた布をかけた素焼きの壺',
          words: '30日目？',
          boxes: { subject: [55, 10, 40, 70] },
        },
      ],
    }),
    holds: ['濡れた布をかけた素焼きの壺', '30日目？'],
    concepts: 1,
  },
]
